import { authReturnOf } from './auth-return.ts';
import { log } from './log.ts';
import { paths } from './paths.ts';
import { endSession, hasStoredSession, recallSession } from './session.ts';
import { watchForResume } from './session-resume.ts';
import { storageKeys } from './storage-keys.ts';
import { getSupabase } from './supabase.ts';

/**
 * The first session check, run once when the page starts. Without stored tokens nobody is signed in, and the auth
 * client is not fetched at all; with them it is, and reports who it is. Returns what ends the watch over the session.
 */
export function startSession(): () => void {
  recallSession();
  const returned = authReturnOf(window.location);
  if (returned !== null) leaveStartPage();
  const legacy = storageKeys.legacySession.filter((key) => key in localStorage);
  if (legacy.length > 0) log.warn('keys of an older version are ignored', { keys: legacy });
  if (hasStoredSession() || returned?.kind === 'sign-in') void connect();
  else endSession();
  return watchForResume();
}

/** Where the auth service no longer knows who asked, it leads to the start of the site, which says nothing of it. */
function leaveStartPage(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === paths.home) window.history.replaceState(null, '', paths.authReturn() + search + hash);
}

/** Creating the client is enough: it reads the stored session and reports it to the session store. */
async function connect(): Promise<void> {
  try {
    await getSupabase();
  } catch (error) {
    log.error('auth client not loaded', { error: String(error) });
    if (!hasStoredSession()) endSession();
  }
}
