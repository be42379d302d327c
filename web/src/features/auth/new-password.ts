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
