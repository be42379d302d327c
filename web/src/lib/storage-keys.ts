/** Every key the page keeps in local or session storage. */
export const storageKeys = {
  /** Who is signed in, for painting the shell before the session is read (R-AUTH-27). */
  authState: 'auth_state',
  /** The auth client's own session (tokens). */
  authSession: 'auth_session',
  /** 'light' or 'dark' when chosen; absent means: as the system. `first-paint.js` reads it too. */
  theme: 'theme',
  /** What older pages kept of an admin. Nothing reads them; they are removed with the admin state (R-LOCAL-06, D-12). */
  legacyAdmin: ['adminUser', 'adminToken'],
  /** What older versions kept of who was signed in. They are looked for, to be logged, and never read (R-AUTH-28). */
  legacySession: [
    'isSignedIn',
    'isLoggedIn',
    'userEmail',
    'userName',
    'subscriptionTier',
    'authToken',
    'sessionId',
  ],
  cachedCompanions: 'cachedCompanions',
  cachedCompanion: (id: string) => `cachedCompanion_${id}`,
  /** The unsent text of one chat. */
  chatDraft: (companionId: string) => `chat_draft_${companionId}`,
  /** What the wizard stored about one companion, as the server has it (R-LOCAL-01). */
  customisation: (companionId: string) => `customization_${companionId}`,
  /** What was entered in the wizard about one companion and not saved. */
  customisationDraft: (companionId: string) => `customisation_draft_${companionId}`,
  /** The companions a person built, as the server has them (R-LOCAL-02). */
  customCompanions: 'customCompanions',
  /** What was entered in the builder about one companion and not saved. */
  builderDraft: (companionId: string) => `builder_draft_${companionId}`,
  /** Messages written without a connection that have not gone out yet. */
  waitingMessages: 'chat_waiting',
  /** `true` where this person wants the browser to tell of replies; kept through signing out, for it is a choice about the device. */
  replyNotifications: (userId: string) => `reply_notifications_${userId}`,
  /** Messages left on one UTC day (YYYY-MM-DD), in session storage (R-CACHE-07). */
  remaining: (utcDay: string) => `remaining_${utcDay}`,
} as const;
