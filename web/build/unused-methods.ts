/** The end of a library file's path, and what of it the page never calls: `function` or `Class.method`. */
type Unused = { file: string; names: readonly string[] };

const ofClass = (name: string, methods: string) =>
  methods
    .trim()
    .split(/\s+/)
    .map((method) => `${name}.${method}`);

/**
 * People sign in by password, mail, Google or Apple: no second factor, passkey, wallet or text message, and the site is no
 * provider of logins. Its server side has a client of its own, so of the admin part only the end of a session is left.
 * Realtime tells of changed rows over a WebSocket; nothing is broadcast. Requests are not traced.
 */
export const unusedMethods: readonly Unused[] = [
  {
    file: '@supabase/auth-js/dist/module/GoTrueClient.js',
    names: ofClass(
      'GoTrueClient',
      `signInAnonymously signInWithEthereum signInWithSolana signInWithIdToken signInWithOtp signInWithSSO verifyOtp
      reauthenticate _reauthenticate exchangeCodeForSession setSession _setSession
      getUserIdentities linkIdentity linkIdentityOAuth linkIdentityIdToken unlinkIdentity
      _enroll _unenroll _challenge _verify _challengeAndVerify _listFactors _getAuthenticatorAssuranceLevel
      _getAuthorizationDetails _approveAuthorization _denyAuthorization _listOAuthGrants _revokeOAuthGrant
      fetchJwk getClaims signInWithPasskey registerPasskey _startPasskeyRegistration _verifyPasskeyRegistration
      _startPasskeyAuthentication _verifyPasskeyAuthentication _listPasskeys _updatePasskey _deletePasskey`,
    ),
  },
  {
    file: '@supabase/auth-js/dist/module/GoTrueAdminApi.js',
    names: ofClass(
      'GoTrueAdminApi',
      `inviteUserByEmail generateLink createUser listUsers getUserById updateUserById deleteUser _listFactors _deleteFactor
      _listOAuthClients _createOAuthClient _getOAuthClient _updateOAuthClient _deleteOAuthClient
      _regenerateOAuthClientSecret _listCustomProviders _createCustomProvider _getCustomProvider _updateCustomProvider
      _deleteCustomProvider _adminListPasskeys _adminDeletePasskey`,
    ),
  },
  {
    file: '@supabase/phoenix/priv/static/phoenix.mjs',
    names: [
      ...ofClass(
        'LongPoll',
        'constructor normalizeEndpoint endpointURL closeAndRetry ontimeout isActive poll send batchSend close ajax',
      ),
      ...ofClass('Ajax', 'request fetchRequest xdomainRequest xhrRequest parseJSON'),
      ...ofClass('Socket', 'replaceTransport ping connectWithFallback'),
      ...ofClass('serializer_default', 'binaryEncode binaryDecode decodePush decodeReply decodeBroadcast'),
    ],
  },
  {
    file: '@supabase/realtime-js/dist/module/RealtimeChannel.js',
    names: ofClass('RealtimeChannel', 'track untrack httpSend send _fetchWithTimeout'),
  },
  {
    file: '@supabase/realtime-js/dist/module/RealtimeClient.js',
    names: ofClass('RealtimeClient', '_startWorkerHeartbeat _workerObjectUrl'),
  },
  {
    file: '@supabase/realtime-js/dist/module/lib/serializer.js',
    names: ofClass(
      'Serializer',
      `_binaryEncodeUserBroadcastPush _encodeBinaryUserBroadcastPush _encodeJsonUserBroadcastPush _encodeUserBroadcastPush
      _decodeUserBroadcast _pick`,
    ),
  },
  {
    file: '@supabase/realtime-js/dist/module/lib/websocket-factory.js',
    names: ofClass('WebSocketFactory', 'detectEnvironment getWebSocketConstructor isWebSocketSupported'),
  },
  {
    file: '@supabase/supabase-js/dist/index.mjs',
    names: ['getTraceHeaders', 'getDefaultPropagationTargets'],
  },
  {
    file: 'react-router/dist/development/chunk-6KYCQHYJ.mjs',
    names: [
      'PrefetchPageLinks',
      'ScrollRestoration',
      'useScrollRestoration',
      'useSubmit',
      'useFormAction',
      'getFormSubmissionInfo',
      'HistoryRouter',
      ...ofClass(
        'RenderErrorBoundary',
        'constructor getDerivedStateFromError getDerivedStateFromProps componentDidCatch render',
      ),
    ],
  },
];
