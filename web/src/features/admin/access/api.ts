import { CaptchaProblem, captchaOptions } from '#lib/captcha.ts';
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

/** Whether this person may enter the area; `unconfirmed` is an admin whose second factor is still missing. */
export type AdminAccess = 'granted' | 'unconfirmed' | 'refused';

/**
 * What the server would say to an admin's call: the role in the person's own row of `users`, and whether a second
 * factor confirmed the session (R-ADMIN-02, R-PROD-15, D-12).
 */
export async function readAdminAccess(userId: string, signal?: AbortSignal): Promise<AdminAccess> {
  const supabase = await getSupabase();
  const row = await read(
    supabase.from('users').select('role, status').eq('id', userId).maybeSingle(),
    signal,
  );
  if (row?.role !== 'admin' || row.status !== 'active') return 'refused';
  const { data } = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal2' ? 'granted' : 'unconfirmed';
}

/**
 * Signs in and reads the role from the server; whoever is not an admin is signed out again (R-ADMIN-04, R-ADMIN-05).
 * Throws `AdminLoginProblem`.
 */
export async function signInAsAdmin(credentials: LoginForm): Promise<void> {
  try {
    const { auth } = await getSupabase();
    const { data, error } = await auth.signInWithPassword({
      ...credentials,
      options: await captchaOptions(),
    });
    if (error?.name === 'AuthRetryableFetchError') throw error;
    if (error !== null) throw new AdminLoginProblem(loginTexts.refused);
    if (!(await isAdminOrSignOut(data.user.id))) throw new AdminLoginProblem(loginTexts.notAdmin);
  } catch (error) {
    if (error instanceof AdminLoginProblem) throw error;
    if (error instanceof CaptchaProblem) throw new AdminLoginProblem(error.message, { cause: error });
    throw new AdminLoginProblem(loginTexts.unreachable, { cause: error });
  }
}

/** Whether this person is an admin; signs them out when not, and when the server cannot be reached. */
async function isAdminOrSignOut(userId: string): Promise<boolean> {
  let isAdmin = false;
  try {
    isAdmin = (await readAdminAccess(userId)) !== 'refused';
  } finally {
    if (!isAdmin) await signOut();
  }
  return isAdmin;
}
