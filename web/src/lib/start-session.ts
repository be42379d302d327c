import { readAuthReturn } from './auth-return.ts';
import { log } from './log.ts';
import { paths } from './paths.ts';
import { endSession, hasStoredSession, restoreSession } from './session.ts';
import { checkSessionOnResume } from './session-resume.ts';
import { storageKeys } from './storage-keys.ts';
import { getSupabase } from './supabase.ts';

/**
 * The first session check, run once when the page starts. Without stored tokens nobody is signed in, and the auth
 * client is not loaded; with them it is loaded and reports the user. Returns the function that stops the checks on
 * resume.
 */
export function startSession(): () => void {
  restoreSession();
  const returned = readAuthReturn(window.location);
  if (returned !== null) openAuthReturnPage();
  const legacy = storageKeys.legacySession.filter((key) => key in localStorage);
  if (legacy.length > 0) log.warn('keys of an older version are ignored', { keys: legacy });
  if (hasStoredSession() || returned?.kind === 'sign-in') void connect();
  else endSession();
  return checkSessionOnResume();
}

/** When the auth service has lost the redirect address, it redirects to the home page, which would show no error. */
function openAuthReturnPage(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === paths.home) window.history.replaceState(null, '', paths.authReturn() + search + hash);
}

/** Creates the client, which reads the stored session and reports it to the session store. */
async function connect(): Promise<void> {
  try {
    await getSupabase();
  } catch (error) {
    log.error('auth client not loaded', { error: String(error) });
    if (!hasStoredSession()) endSession();
  }
}
