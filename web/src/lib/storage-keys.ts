/** Every key the page keeps in local or session storage. */
export const storageKeys = {
  /** The signed-in user, for rendering the shell before the session is read (R-AUTH-27). */
  authState: 'auth_state',
  /** The auth client's own session (tokens). */
  authSession: 'auth_session',
  /** 'light' or 'dark' when chosen; absent means: as the system. `first-paint.js` reads it too. */
  theme: 'theme',
  /**
   * Keys of older versions for admins. Nothing reads them; they are removed with the admin state (R-LOCAL-06, D-12).
   */
  legacyAdmin: ['adminUser', 'adminToken'],
  /** Keys of older versions for the signed-in user. Their presence is logged; they are never read (R-AUTH-28). */
  legacySession: [
    'isSignedIn',
    'isLoggedIn',
    'userEmail',
    'userName',
    'subscriptionTier',
    'authToken',
    'sessionId',
  ],
  /** When a date of birth under 18 was refused on this device; stays until support says how to remove it (D-32). */
  ageRefused: 'age_refused',
  cachedCompanions: 'cachedCompanions',
  cachedCompanion: (id: string) => `cachedCompanion_${id}`,
  /** The unsent text of one chat. */
  chatDraft: (companionId: string) => `chat_draft_${companionId}`,
  /** When one chat was last on the screen, and where its AI notices stand (D-31). */
  interaction: (companionId: string) => `chat_interaction_${companionId}`,
  /** The country whose help lines are shown: chosen here, or named by the server (R-CARE-11). */
  helpCountry: 'help_country',
  /** What a visitor has written to a companion on its meeting page, for after signing up (D-24). */
  firstMessage: 'first_message',
  /** The customisation of one companion, a copy of the server's (R-LOCAL-01). */
  customisation: (companionId: string) => `customization_${companionId}`,
  /** Unsaved input of the customisation wizard for one companion. */
  customisationDraft: (companionId: string) => `customisation_draft_${companionId}`,
  /** The user's own companions, a copy of the server's (R-LOCAL-02). */
  customCompanions: 'customCompanions',
  /** Unsaved input of the builder for one companion. */
  builderDraft: (companionId: string) => `builder_draft_${companionId}`,
  /** Messages written offline that are not sent yet. */
  waitingMessages: 'chat_waiting',
  /** `true` when the user wants notifications of replies on this device; kept after signing out. */
  replyNotifications: (userId: string) => `reply_notifications_${userId}`,
  /** Messages left on one UTC day (YYYY-MM-DD), in session storage (R-CACHE-07). */
  remaining: (utcDay: string) => `remaining_${utcDay}`,
} as const;
