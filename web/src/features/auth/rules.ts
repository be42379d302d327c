import * as v from 'valibot';
import { type ConsentPurpose, consents } from '#contracts/consents.ts';
import { formTexts } from '#lib/form-definition.ts';
import { emailAddress, requiredText } from '#lib/form-fields.ts';
import { commonPassword, newPassword } from './new-password.ts';
import { notConfirmed } from './texts.ts';

/** Sign-up is for adults (D-14). */
const ADULT_AGE = 18;

export const authTexts = {
  birthDateInvalid: 'Please enter your real date of birth.',
  underAge: `You must be at least ${ADULT_AGE} years old to sign up. If the date was a mistake, write to us on the Contact page.`,
  adultThrown: 'That couldn’t be saved. Please check your connection and try again.',
  loginNoUser: 'An unexpected error occurred during login.',
  loginThrown: 'Login failed. Please try again.',
  signupNoUser: 'An unexpected error occurred during signup (no user in response).',
  signupThrown: 'Account creation failed. Please try again.',
  mailFailed: 'We couldn’t send the email. Please try again.',
  mailTooSoon: 'We just sent you an email. Please wait a minute before you ask for another one.',
  consentNeeded: 'We can’t create your account without this.',
  chatConsentNeeded: 'No companion can reply to you without this.',
  captchaFailed: 'The check that you’re human didn’t pass. Please try again.',
  emailKnown: 'This email is already registered. Please try logging in instead.',
} as const;

/** The values of the recovery form. */
export const recoveryForm = v.object({ email: emailAddress });
export type RecoveryForm = v.InferOutput<typeof recoveryForm>;

const necessary = (problem: string) =>
  v.pipe(
    v.boolean(),
    v.check((ticked) => ticked, problem),
  );

/** The consents that somebody who has an account gives before they go on (R-CARE-17). */
export const chatConsentForm = v.object({
  terms: necessary(authTexts.chatConsentNeeded),
  intimate_chats: necessary(authTexts.chatConsentNeeded),
});

/**
 * The values that people from Google or Apple still have to give before they chat; `birthDate` is `YYYY-MM-DD` (D-14).
 */
export const adultForm = v.object({
  birthDate: v.pipe(
    requiredText,
    v.isoDate(authTexts.birthDateInvalid),
    v.check((date) => date >= '1900-01-01' && date <= localDate(new Date()), authTexts.birthDateInvalid),
  ),
  consents: v.object({
    terms: necessary(authTexts.consentNeeded),
    intimate_chats: necessary(authTexts.consentNeeded),
    product_mail: v.boolean(),
  }),
});
export type AdultForm = v.InferOutput<typeof adultForm>;

/** Nothing is ticked before the person ticks it. */
export const noConsents = { terms: false, intimate_chats: false, product_mail: false };

export function tickedPurposes(ticked: AdultForm['consents']): ConsentPurpose[] {
  return (Object.keys(ticked) as (keyof typeof ticked)[]).filter((purpose) => ticked[purpose]);
}

/** The ticked consents, each with the version of its text, in the format of the sign-up metadata. */
export function tickedConsents(ticked: AdultForm['consents']): Partial<Record<ConsentPurpose, string>> {
  return Object.fromEntries(tickedPurposes(ticked).map((purpose) => [purpose, consents[purpose].version]));
}

/** The values of the sign-up form (R-AUTH-09, R-AUTH-10, R-SAFE-01). */
export const signupForm = v.object({
  fullName: requiredText,
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty(formTexts.fillAll), newPassword),
  ...adultForm.entries,
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

/** A refusal of the auth service. */
export type AuthRefusal = { name: string; message: string; code?: string | undefined };

/** The text for a refused login (R-AUTH-04, R-AUTH-05). */
export function loginRefusal({ name, message, code }: AuthRefusal): string {
  if (code === 'invalid_credentials') return 'Invalid email or password. Please try again.';
  if (code === 'email_not_confirmed') return notConfirmed;
  if (code === 'captcha_failed') return authTexts.captchaFailed;
  // The auth client's name for a response without a session or a user.
  if (name === 'AuthInvalidTokenResponseError') return authTexts.loginNoUser;
  return `Login failed: ${message}`;
}

/** The text for a mail that was not sent. */
export function mailRefusal({ code }: AuthRefusal): string {
  if (code === 'captcha_failed') return authTexts.captchaFailed;
  return code === 'over_email_send_rate_limit' ? authTexts.mailTooSoon : authTexts.mailFailed;
}

/** The text for a refused sign-up (R-AUTH-12, R-AUTH-13). */
export function signupRefusal({ message, code }: AuthRefusal): string {
  if (code === 'user_already_exists' || code === 'email_exists') return authTexts.emailKnown;
  if (code === 'weak_password') return commonPassword;
  if (code === 'captcha_failed') return authTexts.captchaFailed;
  // A refusal of the database, when the calendars of page and server differ.
  if (message === 'age_required') return authTexts.underAge;
  return `Registration failed: ${message}`;
}
