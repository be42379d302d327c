import { signOut } from '#lib/sign-out.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';
import type { LoginForm } from '#shared/login-form.ts';

/** The reasons of a failed admin login (R-ADMIN-04, R-ADMIN-05). */
export const loginTexts = {
  notAdmin: 'Access denied. Admin privileges required.',
  refused: 'Login failed. Please check your credentials.',
  unreachable: 'Network error. Please check your connection.',
} as const;

/** An admin login that failed; `message` is the text for people. */
export class AdminLoginProblem extends Error {}

/** Whether this person is an admin now, by their own row of `users` (R-ADMIN-02, D-12). */
export async function readAdminAccess(userId: string, signal?: AbortSignal): Promise<boolean> {
  const supabase = await getSupabase();
  const row = await read(
    supabase.from('users').select('role, status').eq('id', userId).maybeSingle(),
    signal,
  );
  return row?.role === 'admin' && row.status === 'active';
}

/**
 * Signs in and reads the role from the server; whoever is not an admin is signed out again (R-ADMIN-04, R-ADMIN-05).
 * Throws `AdminLoginProblem`.
 */
export async function signInAsAdmin(credentials: LoginForm): Promise<void> {
  try {
    const { auth } = await getSupabase();
    const { data, error } = await auth.signInWithPassword(credentials);
    if (error?.name === 'AuthRetryableFetchError') throw error;
    if (error !== null) throw new AdminLoginProblem(loginTexts.refused);
    if (!(await isAdminOrSignOut(data.user.id))) throw new AdminLoginProblem(loginTexts.notAdmin);
  } catch (error) {
    if (error instanceof AdminLoginProblem) throw error;
    throw new AdminLoginProblem(loginTexts.unreachable, { cause: error });
  }
}

/** Whether this person is an admin; signs them out when not, and when the server cannot be reached. */
async function isAdminOrSignOut(userId: string): Promise<boolean> {
  let isAdmin = false;
  try {
    isAdmin = await readAdminAccess(userId);
  } finally {
    if (!isAdmin) await signOut();
  }
  return isAdmin;
}
