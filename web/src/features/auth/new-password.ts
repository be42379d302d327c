import * as v from 'valibot';
import { newPasswordTexts, PASSWORD_MIN_LENGTH } from './texts.ts';

/** A password that may be set; what is typed is kept as it is. */
export const newPassword = v.pipe(v.string(), v.minLength(PASSWORD_MIN_LENGTH, newPasswordTexts.short));

/** What makes a password stronger; only the first is required (D-13, D-18.7). */
export const passwordAdvice = [
  { text: `At least ${PASSWORD_MIN_LENGTH} characters`, sign: new RegExp(`.{${PASSWORD_MIN_LENGTH}}`, 's') },
  { text: 'An upper case letter', sign: /\p{Lu}/u },
  { text: 'A lower case letter', sign: /\p{Ll}/u },
  { text: 'A number', sign: /\p{N}/u },
] as const;

/** The fields of a form that changes the password (R-AUTH-15, R-AUTH-16); `current` may be empty, see the form. */
export const newPasswordForm = v.pipe(
  v.object({ current: v.string(), password: newPassword, confirmation: v.string() }),
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

export const commonPassword =
  'This is one of the passwords that everybody tries first. Please choose another one.';

const refusals: Record<string, string> = {
  weak_password: commonPassword,
  current_password_required: 'Please enter your current password.',
  current_password_invalid: 'This is not your current password.',
  reauthentication_needed:
    'Your last login is more than a day ago. Please log out and in again, then choose a new password.',
  insufficient_aal: newPasswordTexts.factorNeeded,
};

/** The text for a new password that the auth service refused with this code (R-AUTH-16, R-PROD-14). */
export function passwordRefusal({ code = '' }: { code?: string | undefined }): string {
  return refusals[code] ?? newPasswordTexts.failed;
}
