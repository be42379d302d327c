import { log } from './log.ts';
import { refreshSession } from './refresh-session.ts';
import { hasStoredSession } from './session.ts';
import { storageKeys } from './storage-keys.ts';
import { getSupabase } from './supabase.ts';
import { timings } from './timings.ts';

/**
 * Checks the session when the user returns to the page: window focus, tab visible, browser online, a session stored by
 * another tab (R-AUTH-23). Returns the function that stops it.
 */
export function checkSessionOnResume(): () => void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let queue = Promise.resolve();

  /** One check at a time, at most one per `timings.resumeThrottle`: several of these events occur together. */
  function resume(): void {
    if (!hasStoredSession() || performance.now() - checkedAt < timings.resumeThrottle) return;
    checkedAt = performance.now();
    queue = queue.then(checkSession).catch((error: unknown) => {
      log.warn('session not checked', { error: String(error) });
    });
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('focus', resume, { signal });
  window.addEventListener('online', resume, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resume(), {
    signal,
  });
  window.addEventListener('storage', ({ key }) => key === storageKeys.authSession && resume(), { signal });
  return () => listeners.abort();
}

/** Refreshes a session that is about to expire, passes its token to realtime and reconnects it (R-AUTH-24). */
async function checkSession(): Promise<void> {
  const supabase = await getSupabase();
  const stored = (await supabase.auth.getSession()).data.session;
  const millisecondsLeft = (stored?.expires_at ?? 0) * 1000 - Date.now();
  const session = millisecondsLeft < timings.resumeRefreshUnder ? await refreshSession() : stored;
  if (session === null) return;
  await supabase.realtime.setAuth(session.access_token);
  if (supabase.getChannels().length > 0) supabase.realtime.connect();
}
