const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Every duration of the page, in milliseconds (seed 2 §9, D-18). */
export const timings = {
  // calls
  fetchSilence: 25 * SECOND,
  queryRetryStep: 500,

  // caches
  longLived: 72 * HOUR,
  traits: 72 * HOUR,
  listFresh: 5 * MINUTE,
  listKept: 10 * MINUTE,
  companionFresh: 5 * MINUTE,
  companionKept: 10 * MINUTE,
  localCopy: 5 * MINUTE,
  adminFresh: 5 * MINUTE,
  costsCounted: MINUTE,
  usageFresh: 10 * SECOND,
  favoritesFresh: 0,

  // what a chat needs without a network, once it is open
  helpLoaded: 5 * SECOND,

  // realtime: updates of a row are dispatched at most twice a second (R-DATA-23)
  realtimeThrottle: SECOND / 2,

  // search: time after the last key press before the request
  searchDebounce: 50,

  // retries
  queryBackoff: SECOND,
  queryBackoffMax: 30 * SECOND,
  mutationKept: 5 * MINUTE,
  favoriteBackoff: SECOND,
  favoriteBackoffMax: 5 * SECOND,

  // session
  authDuplicate: 1200,
  resumeThrottle: 1500,
  resumeRefreshUnder: 30 * SECOND,
  blockedCheck: MINUTE,

  // chat
  healthCheck: 45 * SECOND,
  healthCheckMin: 15 * SECOND,
  healthCheckMax: 120 * SECOND,
  healthAfterVisible: 350,
  healthAfterOnline: 200,
  ensureAfterSignIn: 150,
  ensureThrottle: 1400,
  ensureRelease: 15 * SECOND,
  ensureWatchdog: 5 * SECOND,
  ensureReleaseAfterVisible: 12 * SECOND,
  typingForgotten: 30 * SECOND,
  replyPace: 100,
  mutationStuck: 5 * SECOND,
  activateWithoutExpiry: SECOND,
  programNotice: 3 * HOUR,
  away: 30 * MINUTE,
  breakSuggestion: HOUR,
  useTick: MINUTE,

  // retry of a lazy part of the page that failed to load
  lazyRetry: 10 * SECOND,

  // how long the content of a saved file is kept in memory
  savedFile: MINUTE,

  // error reports
  errorReports: MINUTE,

  // service worker
  serviceWorker: 3 * SECOND,

  // toasts (their type allows only these)
  toast: 4000,
  toastShort: 2500,
  toastLong: 6000,

  // redirects after a saved form
  afterSave: SECOND,
  afterPasswordUpdate: 3 * SECOND,
} as const;

/** Factors of the chat health check (seed 2 §9). */
export const healthCheckFactors = { jitter: 0.06, success: 1.15, failure: 0.6 } as const;

/** Retries after a first failure. */
export const retries = { query: 3, queryHelper: 2, mutation: 1, favorite: 3 } as const;
