import { getSupabase } from './supabase.ts';

/**
 * Ends the session on this device; the session store learns of it by itself. A session the server already holds
 * for dead (401, 403, 404) counts as ended (R-AUTH-20). Throws when the server could not be told.
 */
export async function signOut(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error !== null) throw error;
}
