import { getSupabase } from './supabase.ts';

/**
 * Ends the session on this device ('local'), on every other one ('others') or on all ('global'); the session store
 * learns by itself of its own end. A session the server already holds for dead (401, 403, 404) counts as ended
 * (R-AUTH-20). Throws when the server could not be told.
 */
export async function signOut(scope: 'local' | 'others' | 'global' = 'local'): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope });
  if (error !== null) throw error;
}
