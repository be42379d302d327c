import type { Plugin } from 'vite';

/** What supabase-js imports from its parts for storage and functions, and its auth client for passkeys and wallets. */
const unusedParts: Record<string, readonly string[]> = {
  '@supabase/storage-js': ['StorageClient', 'StorageApiError'],
  '@supabase/functions-js': [
    'FunctionsClient',
    'FunctionRegion',
    'FunctionsError',
    'FunctionsFetchError',
    'FunctionsHttpError',
    'FunctionsRelayError',
  ],
  './lib/web3/ethereum': ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'],
  './lib/webauthn': [
    'createCredential',
    'deserializeCredentialCreationOptions',
    'deserializeCredentialRequestOptions',
    'getCredential',
    'serializeCredentialCreationResponse',
    'serializeCredentialRequestResponse',
    'browserSupportsWebAuthn',
    'webAuthnAbortService',
    'WebAuthnApi',
  ],
};

function isUnused(id: string, importer: string | undefined): boolean {
  const ofAuth = /@supabase[\\/]auth-js[\\/]/.test(importer ?? '');
  return Object.hasOwn(unusedParts, id) && (ofAuth || !id.startsWith('.'));
}

/**
 * Leaves out of the page the parts of supabase-js it does not use: functions are called through
 * `lib/endpoint-client.ts`, which can stream, files go to the storage service by a plain request, and people sign in by
 * password, mail, Google or Apple. The chat route's budget has no room for their 14 kB (gzip).
 */
export function supabaseWithoutUnusedParts(): Plugin {
  return {
    name: 'supabase-without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (isUnused(id, importer) ? `\0unused:${id}` : null),
    load(id) {
      const part = id.startsWith('\0unused:') ? id.slice('\0unused:'.length) : '';
      const names = unusedParts[part];
      if (names === undefined) return null;
      const classes = names.map((name) => `export class ${name} {}`);
      return classes.join('\n');
    },
  };
}
