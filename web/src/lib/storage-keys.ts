/** Every key the page keeps in local or session storage. */
export const storageKeys = {
  /** Who is signed in, for painting the shell before the session is read (R-AUTH-27). */
  authState: 'auth_state',
  /** The auth client's own session (tokens). */
  authSession: 'auth_session',
  /** 'light' or 'dark' when chosen; absent means: as the system. `public/theme.js` reads it too. */
  theme: 'theme',
  cachedCompanions: 'cachedCompanions',
  cachedCompanion: (id: string) => `cachedCompanion_${id}`,
  /** The unsent text of one chat. */
  chatDraft: (companionId: string) => `chat_draft_${companionId}`,
  /** When the 'computer program' notice was last shown in one chat (D-15). */
  programNotice: (companionId: string) => `program_notice_${companionId}`,
  /** Messages left on one UTC day (YYYY-MM-DD), in session storage (R-CACHE-07). */
  remaining: (utcDay: string) => `remaining_${utcDay}`,
} as const;
