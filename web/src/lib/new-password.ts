import * as v from 'valibot';
import { getSupabase } from './supabase.ts';

/** At sign-up and at every change (D-13). */
const PASSWORD_MIN_LENGTH = 8;

export const newPasswordTexts = {
  hint: `At least ${PASSWORD_MIN_LENGTH} characters.`,
  short: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`,
  mismatch: 'Passwords do not match.',
  failed: 'Failed to update password.',
} as const;

/** A password that may be set; what is typed is kept as it is. */
export const newPassword = v.pipe(v.string(), v.minLength(PASSWORD_MIN_LENGTH, newPasswordTexts.short));

/** The two fields of a form that changes the password (R-AUTH-15, R-AUTH-16). */
export const newPasswordForm = v.pipe(
  v.object({ password: newPassword, confirmation: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      ({ password, confirmation }) => password === confirmation,
      newPasswordTexts.mismatch,
    ),
    ['confirmation'],
  ),
);
export type NewPasswordForm = v.InferOutput<typeof newPasswordForm>;

/** Changes the password of whoever is signed in; throws what the auth service refused it with. */
export async function updatePassword(password: string): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.updateUser({ password });
  if (error !== null) throw error;
}
