import type { Session } from '@supabase/supabase-js';
import { getSupabase } from './supabase.ts';

/**
 * Refreshes the session and returns the new one, or null when there is none. When the service refuses, the session ends
 * on this device too: the auth client would keep it until its access token expires, and every call would be refused
 * until then (R-AUTH-26). A network failure or too many requests do not end it.
 */
export async function refreshSession(): Promise<Session | null> {
  const { auth } = await getSupabase();
  const before = (await auth.getSession()).data.session;
  const { data, error } = await auth.refreshSession();
  if (data.session !== null || error?.name !== 'AuthApiError' || error.status === 429) return data.session;
  const now = (await auth.getSession()).data.session;
  // Another tab refreshed it first: its session is valid.
  if (now !== null && now.refresh_token !== before?.refresh_token) return now;
  await auth.signOut({ scope: 'local' });
  return null;
}
