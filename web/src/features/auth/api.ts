import * as v from 'valibot';
import { env } from '../../lib/env.ts';
import { paths } from '../../lib/paths.ts';
import { getSupabase } from '../../lib/supabase.ts';
import {
  type AuthRefusal,
  authTexts,
  type LoginForm,
  loginRefusal,
  type RecoveryForm,
  type SignupForm,
  signupRefusal,
} from './rules.ts';

/** Logging in or signing up did not work; `message` is the text for people. */
export class AuthProblem extends Error {}

/** A broken connection comes back from the auth client as a refusal; here it is what it is: a failure. */
function throwIfUnreachable(error: AuthRefusal | null): void {
  if (error?.name === 'AuthRetryableFetchError') throw error;
}

/** Runs `attempt`; what it throws unexpectedly becomes `thrown`. */
async function explained<Result>(thrown: string, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    throw error instanceof AuthProblem ? error : new AuthProblem(thrown, { cause: error });
  }
}

/** Signs in with email and password; the session store learns of it by itself. Throws `AuthProblem`. */
export function signIn(credentials: LoginForm): Promise<void> {
  return explained(authTexts.loginThrown, async () => {
    const { auth } = await getSupabase();
    const { error } = await auth.signInWithPassword(credentials);
    throwIfUnreachable(error);
    if (error !== null) throw new AuthProblem(loginRefusal(error));
  });
}

/**
 * Creates an account. Answers true when its email must be confirmed first. Signing up does not sign in (R-AUTH-11):
 * a project that asks for no confirmation answers a session at once, which is ended again. Throws `AuthProblem`.
 */
export function signUp({
  fullName,
  email,
  password,
  birthDate,
}: SignupForm): Promise<{ mustConfirm: boolean }> {
  return explained(authTexts.signupThrown, async () => {
    const { auth } = await getSupabase();
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { data: { full_name: fullName, birth_date: birthDate } },
    });
    throwIfUnreachable(error);
    if (error !== null) throw new AuthProblem(signupRefusal(error));
    if (data.user === null) throw new AuthProblem(authTexts.signupNoUser);
    // With confirmation on, the service hides that an email is known behind a user without identities.
    if (data.user.identities?.length === 0) throw new AuthProblem(authTexts.emailKnown);
    if (data.session === null) return { mustConfirm: true };
    await auth.signOut({ scope: 'local' });
    return { mustConfirm: false };
  });
}

/**
 * Mails a link that opens the page for a new password. Whether the address has an account is not told (R-AUTH-07,
 * R-AUTH-14). Throws `AuthProblem`.
 */
export function sendRecoveryMail({ email }: RecoveryForm): Promise<void> {
  return explained(authTexts.recoveryFailed, async () => {
    const { auth } = await getSupabase();
    const redirectTo = window.location.origin + paths.updatePassword;
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
    if (error !== null) throw error;
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

/** Leaves the page for the provider's, which comes back to `returnTo`, an address on this site. */
export async function signInWithProvider(provider: Provider, returnTo: string): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signInWithOAuth({
    provider,
    options: { redirectTo: window.location.origin + returnTo },
  });
  if (error !== null) throw error;
}
