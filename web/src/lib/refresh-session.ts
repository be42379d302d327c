import type { Session } from '@supabase/supabase-js';
import { getSupabase } from './supabase.ts';

/**
 * Refreshes the session now and answers the new one; null where there is none. When the service refuses, the session ends
 * here as well: the auth client alone would keep it until its access token runs out, and every call would be refused until
 * then (R-AUTH-26). A broken network and too many requests end nothing.
 */
export async function refreshSession(): Promise<Session | null> {
  const { auth } = await getSupabase();
  const before = (await auth.getSession()).data.session;
  const { data, error } = await auth.refreshSession();
  if (data.session !== null || error?.name !== 'AuthApiError' || error.status === 429) return data.session;
  const now = (await auth.getSession()).data.session;
  // Another tab was sooner: its session is good.
  if (now !== null && now.refresh_token !== before?.refresh_token) return now;
  await auth.signOut({ scope: 'local' });
  return null;
}
