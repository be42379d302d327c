import * as v from 'valibot';
import { userConfirmAge } from '#contracts/user-confirm-age.ts';
import { ApiError } from '#lib/api-error.ts';
import { CaptchaProblem, captchaOptions } from '#lib/captcha.ts';
import { call } from '#lib/endpoint-client.ts';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';
import { saveConsents } from '#shared/consents.ts';
import type { LoginForm } from '#shared/login-form.ts';
import { AuthProblem } from './auth-problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { commonPassword, passwordRefusal } from './new-password.ts';
import { rememberRefusedAge, wasAgeRefused } from './refused-age.ts';
import {
  type AdultForm,
  type AuthRefusal,
  authTexts,
  isAdult,
  loginRefusal,
  mailRefusal,
  type RecoveryForm,
  type SignupForm,
  signupRefusal,
  tickedConsents,
  tickedPurposes,
} from './rules.ts';
import { newPasswordTexts } from './texts.ts';

/** A broken connection comes back from the auth client as a refusal; here it is what it is: a failure. */
function throwIfUnreachable(error: AuthRefusal | null): void {
  if (error?.name === 'AuthRetryableFetchError') throw error;
}

/** Runs `attempt`; an unexpected error becomes an `AuthProblem` with the text `thrown`. */
async function withProblemText<Result>(thrown: string, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof CaptchaProblem) throw new AuthProblem(error.message, { cause: error });
    throw error instanceof AuthProblem ? error : new AuthProblem(thrown, { cause: error });
  }
}

/** Signs in with email and password; the session store learns of it by itself. Throws `AuthProblem`. */
export function signIn(credentials: LoginForm): Promise<void> {
  return withProblemText(authTexts.loginThrown, async () => {
    const { auth } = await getSupabase();
    const { error } = await auth.signInWithPassword({ ...credentials, options: await captchaOptions() });
    throwIfUnreachable(error);
    if (error !== null) throw new AuthProblem(loginRefusal(error));
  });
}

/**
 * Creates an account, and signs in where the project asks for no confirmation. A date of birth under 18 is sent too:
 * the server refuses it and remembers that it did (R-PROD-17), and so does this device. Returns whether the email must
 * be confirmed first; the link of that mail leads on to `redirect` (D-23). Throws `AuthProblem`.
 */
export function signUp(
  { fullName, email, password, birthDate, consents }: SignupForm,
  redirect: string | undefined,
): Promise<{ mustConfirm: boolean }> {
  return withProblemText(authTexts.signupThrown, async () => {
    if (wasAgeRefused()) throw new AuthProblem(authTexts.underAge);
    await refuseCommonPassword(password);
    const { auth } = await getSupabase();
    const { data, error } = await auth.signUp({
      email,
      password,
      options: {
        data: { full_name: fullName, birth_date: birthDate, consents: tickedConsents(consents) },
        emailRedirectTo: returnAddress(redirect),
        ...(await captchaOptions()),
      },
    });
    throwIfUnreachable(error);
    if (error?.message === 'age_required' && !isAdult(birthDate, new Date())) rememberRefusedAge();
    if (error !== null) throw new AuthProblem(signupRefusal(error));
    if (data.user === null) throw new AuthProblem(authTexts.signupNoUser);
    // With confirmation on, the service hides that an email is known behind a user without identities.
    if (data.user.identities?.length === 0) throw new AuthProblem(authTexts.emailKnown);
    return { mustConfirm: data.session === null };
  });
}

/**
 * Whether a date of birth under 18 was refused within the last day: for this account, wherever that was, or on this
 * device (R-PROD-17).
 */
export async function fetchAgeRefusal(signal: AbortSignal): Promise<boolean> {
  const supabase = await getSupabase();
  return wasAgeRefused() || (await read(supabase.rpc('is_age_refused'), signal));
}

/**
 * Gives the date of birth and the consents of somebody who is signed in and has given none, as people of Google and
 * Apple have not (D-14). A date under 18 is sent too, as at sign-up. Throws `AuthProblem`.
 */
export function completeAccount({ birthDate, consents }: AdultForm): Promise<void> {
  return withProblemText(authTexts.adultThrown, async () => {
    try {
      await call(userConfirmAge, { birthDate });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'age_required') throw error;
      if (!isAdult(birthDate, new Date())) rememberRefusedAge();
      throw new AuthProblem(authTexts.underAge, { cause: error });
    }
    await saveConsents(tickedPurposes(consents), true);
  });
}

/**
 * Mails a link that opens `page`, where a new password is chosen. Does not reveal whether the address has an account
 * (R-AUTH-07, R-AUTH-14). Throws `AuthProblem`.
 */
export function sendRecoveryMail({ email }: RecoveryForm, page: string): Promise<void> {
  return withProblemText(authTexts.mailFailed, async () => {
    const { auth } = await getSupabase();
    const redirectTo = window.location.origin + page;
    const { error } = await auth.resetPasswordForEmail(email, {
      redirectTo,
      ...(await captchaOptions()),
    });
    if (error !== null) throw new AuthProblem(mailRefusal(error));
  });
}

/** Mails the link that confirms an account once more; it leads on to `redirect`. Throws `AuthProblem`. */
export function resendConfirmation(email: string, redirect: string | undefined): Promise<void> {
  return withProblemText(authTexts.mailFailed, async () => {
    const { auth } = await getSupabase();
    const emailRedirectTo = returnAddress(redirect);
    const options = { emailRedirectTo, ...(await captchaOptions()) };
    const { error } = await auth.resend({ type: 'signup', email, options });
    if (error !== null) throw new AuthProblem(mailRefusal(error));
  });
}

export type Provider = 'google' | 'apple';

const settings = v.object({ external: v.record(v.string(), v.unknown()) });

/** The sign-in providers this project has switched on (R-AUTH-08). */
export async function enabledProviders(signal: AbortSignal): Promise<Provider[]> {
  const response = await fetch(`${env.supabaseUrl}/auth/v1/settings`, {
    headers: { apikey: env.supabaseKey },
    signal,
  });
  if (!response.ok) throw new Error(`The auth settings could not be read (${response.status}).`);
  const { external } = v.parse(settings, await response.json());
  return (['google', 'apple'] as const).filter((provider) => external[provider] === true);
}

/** Leaves the page for the provider's, which leads back here and from here on to `redirect` (R-AUTH-08). */
export async function signInWithProvider(provider: Provider, redirect: string | undefined): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signInWithOAuth({
    provider,
    options: { redirectTo: returnAddress(redirect) },
  });
  if (error !== null) throw error;
}

/** Where mails and providers lead back to, on this site; from there the person goes on to `redirect`. */
function returnAddress(redirect: string | undefined): string {
  return window.location.origin + paths.authReturn(redirect);
}

/**
 * Changes the password of whoever is signed in, and ends their other sessions. `current` proves that it is them; a
 * session of a recovery mail needs none (R-PROD-14). Throws `AuthProblem`.
 */
export function updatePassword({ password, current }: { password: string; current: string }): Promise<void> {
  return withProblemText(newPasswordTexts.failed, async () => {
    await refuseCommonPassword(password);
    const { auth } = await getSupabase();
    const { error } = await auth.updateUser({
      password,
      ...(current === '' ? {} : { current_password: current }),
    });
    if (error !== null) throw new AuthProblem(passwordRefusal(error));
  });
}

/** Hosted Auth knows the commonest passwords only where it is told to; the page always does (D-32). */
async function refuseCommonPassword(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw new AuthProblem(commonPassword);
}
