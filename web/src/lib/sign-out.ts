import { getSupabase } from './supabase.ts';

/**
 * Ends the session on this device ('local'), on every other one ('others') or on all ('global'); the session store
 * is updated by the auth event. A session that the server no longer knows (401, 403, 404) counts as ended
 * (R-AUTH-20). Throws when the server cannot be reached.
 */
export async function signOut(scope: 'local' | 'others' | 'global' = 'local'): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope });
  if (error !== null) throw error;
}
