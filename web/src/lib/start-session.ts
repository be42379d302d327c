import { log } from './log.ts';
import { endSession, hasStoredSession } from './session.ts';
import { watchForResume } from './session-resume.ts';
import { getSupabase } from './supabase.ts';

/**
 * The first session check, run once when the page starts. Without stored tokens nobody is signed in, and the auth
 * client is not fetched at all; with them it is, and reports who it is.
 */
export function startSession(): void {
  if (hasStoredSession() || isAuthCallback(window.location)) void connect();
  else endSession();
  watchForResume();
}

/** True for the address a confirmation, recovery or provider sign-in returns to. */
function isAuthCallback({ search, hash }: Location): boolean {
  return new URLSearchParams(search).has('code') || hash.includes('access_token=');
}

/** Creating the client is enough: it reads the stored session and reports it to the session store. */
async function connect(): Promise<void> {
  try {
    await getSupabase();
  } catch (error) {
    log.error('auth client not loaded', { error: String(error) });
  }
}
