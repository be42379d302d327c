import * as v from 'valibot';
import { emailAddress, formTexts, requiredText } from '../../lib/form.ts';
import { newPassword } from '../../lib/new-password.ts';

/** Sign-up is for adults (D-14). */
const ADULT_AGE = 18;

export const authTexts = {
  birthDateInvalid: 'Please enter your real date of birth.',
  underAge: `You must be at least ${ADULT_AGE} years old to sign up.`,
  loginNoUser: 'An unexpected error occurred during login.',
  loginThrown: 'Login failed. Please try again.',
  signupNoUser: 'An unexpected error occurred during signup (no user in response).',
  signupThrown: 'Account creation failed. Please try again.',
  recoveryFailed: 'The mail could not be sent. Please try again.',
  emailKnown: 'This email is already registered. Please try logging in instead.',
} as const;

/** What the login form sends: the email trimmed and in lower case, the password as typed (R-AUTH-02, R-AUTH-03). */
export const loginForm = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty(formTexts.fillAll)),
});
export type LoginForm = v.InferOutput<typeof loginForm>;

/** What the recovery form sends. */
export const recoveryForm = v.object({ email: emailAddress });
export type RecoveryForm = v.InferOutput<typeof recoveryForm>;

/** What the sign-up form sends; `birthDate` is `YYYY-MM-DD` (R-AUTH-09, R-AUTH-10, R-SAFE-01). */
export const signupForm = v.object({
  fullName: requiredText,
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty(formTexts.fillAll), newPassword),
  birthDate: v.pipe(
    requiredText,
    v.isoDate(authTexts.birthDateInvalid),
    v.check((date) => date >= '1900-01-01' && date <= localDate(new Date()), authTexts.birthDateInvalid),
    v.check((date) => isAdult(date, new Date()), authTexts.underAge),
  ),
});
export type SignupForm = v.InferOutput<typeof signupForm>;

/** True from the 18th birthday on, by the calendar of the person's own time zone; `birthDate` is `YYYY-MM-DD`. */
export function isAdult(birthDate: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setFullYear(now.getFullYear() - ADULT_AGE);
  return birthDate <= localDate(latest);
}

function localDate(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** What the auth service answers when it refuses. */
export type AuthRefusal = { name: string; message: string; code?: string | undefined };

/** The text for a refused login (R-AUTH-04, R-AUTH-05). */
export function loginRefusal({ name, message, code }: AuthRefusal): string {
  if (code === 'invalid_credentials') return 'Invalid email or password. Please try again.';
  if (code === 'email_not_confirmed') {
    return 'Please check your email and confirm your account before logging in.';
  }
  // The auth client's word for an answer without a session or a user.
  if (name === 'AuthInvalidTokenResponseError') return authTexts.loginNoUser;
  return `Login failed: ${message}`;
}

/** The text for a refused sign-up (R-AUTH-12, R-AUTH-13). */
export function signupRefusal({ message, code }: AuthRefusal): string {
  if (code === 'user_already_exists' || code === 'email_exists') return authTexts.emailKnown;
  // The database's own word, where the calendars of page and server disagree about today.
  if (message === 'age_required') return authTexts.underAge;
  return `Registration failed: ${message}`;
}
