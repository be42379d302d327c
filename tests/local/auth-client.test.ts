// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { fixture, projectWith } from './support/project.ts';

// What the page's own code and the auth service say to each other, in a project that asks for confirmed addresses as
// production does. Every visit loads the page's modules anew, as a browser does.

const config = await readFile(join(fixture, 'config.toml'), 'utf8');
const project = await projectWith(
  { 'config.toml': `${config}\n[auth.email]\nenable_confirmations = true\n` },
  afterAll,
);
let stack: RunningStack;

beforeAll(async () => {
  stack = await startStack({ project, siteUrl: window.location.origin });
  vi.stubEnv('VITE_SUPABASE_URL', stack.apiUrl);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  vi.stubEnv('VITE_APP_VERSION', '1.0.0');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.stop();
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** The page's modules, loaded at this address. */
async function visit(address: string) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  const { startSession } = await import('#lib/start-session.ts');
  const { useSession, useIsRecovery } = await import('#lib/session.ts');
  const { getSupabase } = await import('#lib/supabase.ts');
  const { signOut } = await import('#lib/sign-out.ts');
  const { updatePassword } = await import('../../web/src/features/auth/api.ts');
  const auth = await import('../../web/src/features/auth/api.ts');
  const session = renderHook(() => useSession()).result;
  const recovery = renderHook(() => useIsRecovery()).result;
  startSession();
  const becomes = (status: string) =>
    vi.waitFor(() => expect(session.current.status).toBe(status), { timeout: 20_000 });
  return { ...auth, getSupabase, signOut, updatePassword, session, recovery, becomes };
}

function newForm() {
  const consents = { terms: true, intimate_chats: true, product_mail: false };
  const email = `${crypto.randomUUID()}@person.test`;
  return {
    fullName: 'Ada Marsh',
    email,
    password: 'long-enough-password',
    birthDate: '1990-05-06',
    consents,
  };
}

/** Where the newest mail to `email` leads, followed up to the page. */
async function followMail(email: string): Promise<string> {
  const mails = await fetch(`${stack.apiUrl}/mailbox/messages?to=${encodeURIComponent(email)}`);
  const [mail] = (await mails.json()) as { link: string }[];
  const response = await fetch(mail?.link ?? '', { redirect: 'manual' });
  return (response.headers.get('location') ?? '').replace(window.location.origin, '');
}

/** Somebody who has signed up, confirmed the address and is logged in. */
async function member() {
  const form = newForm();
  await (await visit('/signup')).signUp(form, '/browse');
  const page = await visit(await followMail(form.email));
  await page.becomes('signed-in');
  return { form, page };
}

test('[R-AUTH-32] the auth client signs up and in, reads and changes the user, recovers the password and signs out, with an event each', async () => {
  const { auth } = await (await visit('/signup')).getSupabase();
  const told: string[] = [];
  const { data } = auth.onAuthStateChange((event) => void told.push(event));
  const { email, password, fullName, birthDate } = newForm();

  const options = { data: { full_name: fullName, birth_date: birthDate } };
  const signedUp = await auth.signUp({ email, password, options });
  expect(signedUp.data).toMatchObject({ user: { email }, session: null });
  expect((await auth.signInWithPassword({ email, password })).error?.code).toBe('email_not_confirmed');
  await followMail(email);
  expect((await auth.signInWithPassword({ email, password })).data.user?.email).toBe(email);

  expect((await auth.getUser()).data.user?.user_metadata.full_name).toBe(fullName);
  const { session } = (await auth.getSession()).data;
  expect(session?.user.email).toBe(email);
  await auth.updateUser({ data: { full_name: 'Ada Fen' } });
  expect((await auth.getUser()).data.user?.user_metadata.full_name).toBe('Ada Fen');
  expect((await auth.updateUser({ password: 'another-long-password' })).error).toBeNull();

  await auth.signOut();
  expect((await auth.getSession()).data.session).toBeNull();
  const stale = await fetch(`${stack.apiUrl}/auth/v1/user`, {
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${session?.access_token}` },
  });
  expect(stale.ok).toBe(false);
  expect((await auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');

  await auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/update-password` });
  const code = new URL(await followMail(email), window.location.origin).searchParams.get('code') ?? '';
  expect((await auth.exchangeCodeForSession(code)).data.user?.email).toBe(email);
  expect((await auth.updateUser({ password: 'a-third-long-password' })).error).toBeNull();

  data.subscription.unsubscribe();
  expect(told).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'USER_UPDATED',
    'USER_UPDATED',
    'SIGNED_OUT',
    'PASSWORD_RECOVERY',
    'USER_UPDATED',
  ]);
});

test('[R-AUTH-32] a user who signs up and follows the link of the confirmation mail is logged in', async () => {
  const form = newForm();
  const first = await visit('/signup');
  expect(await first.signUp(form, '/browse')).toEqual({ mustConfirm: true });
  await expect(first.signIn(form)).rejects.toThrow('Please check your email and confirm your account');

  const address = await followMail(form.email);
  expect(address).toMatch(/^\/auth\/callback\?redirect=%2Fbrowse&code=/);
  const second = await visit(address);
  await second.becomes('signed-in');
  expect(second.session.current.user).toMatchObject({ email: form.email, fullName: 'Ada Marsh' });
  expect(new URLSearchParams(window.location.search).has('code')).toBe(false);

  expect(await followMail(form.email)).toContain('error_code=otp_expired');
});

test('a confirmation link opened in another browser confirms the address, and the user can log in there', async () => {
  const form = newForm();
  await (await visit('/signup')).signUp(form, undefined);
  const address = await followMail(form.email);
  localStorage.clear();
  const elsewhere = await visit(address);
  await elsewhere.becomes('signed-out');
  await elsewhere.signIn(form);
  await elsewhere.becomes('signed-in');
});

test('a second mail right after the first one is refused with a request to wait', async () => {
  const form = newForm();
  const page = await visit('/signup');
  await page.signUp(form, undefined);
  await expect(page.resendConfirmation(form.email, undefined)).rejects.toThrow('Please wait a minute');
});

test('[R-AUTH-32] the link of a recovery mail logs the user in to set a new password', async () => {
  const { form, page } = await member();
  await page.signOut();
  await page.sendRecoveryMail(form, '/update-password');
  const back = await visit(await followMail(form.email));
  await vi.waitFor(() => expect(back.recovery.current).toBe(true), { timeout: 20_000 });
  await back.becomes('signed-in');
  await back.updatePassword({ password: 'another-long-password', current: '' });
  expect(await followMail(form.email)).toContain('error_code=otp_expired');
});

describe('[R-AUTH-33] the embedded auth service', () => {
  const factorId = '4b4f7c7e-0000-4000-8000-000000000000';

  test('returns the user with the identities and accepts changes, with a challenge where it mails a link', async () => {
    const { form, page } = await member();
    const { auth } = await page.getSupabase();
    expect((await auth.getUser()).data.user).toMatchObject({
      email: form.email,
      identities: [{ provider: 'email' }],
    });
    const { data, error } = await auth.updateUser({ email: `new-${form.email}` });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: form.email, new_email: `new-${form.email}` });
    expect(await followMail(form.email)).toMatch(/\?code=/);
  });

  test('returns an empty key set, because tokens are signed with a secret', async () => {
    const keys = await fetch(`${stack.apiUrl}/auth/v1/.well-known/jwks.json`);
    expect(keys.headers.get('cache-control')).toContain('max-age=600');
    expect(await keys.json()).toEqual({ keys: [] });
    const { form, page } = await member();
    const { auth } = await page.getSupabase();
    expect((await auth.getClaims()).data?.claims.email).toBe(form.email);
  });

  test('refuses manual linking of identities, which config.toml disables', async () => {
    const { page } = await member();
    const { auth } = await page.getSupabase();
    const linked = await auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
    expect(linked.error).toMatchObject({ code: 'manual_linking_disabled', status: 404 });
    const [identity] = (await auth.getUserIdentities()).data?.identities ?? [];
    if (identity === undefined) throw new Error('A member has an identity.');
    expect((await auth.unlinkIdentity(identity)).error).toMatchObject({
      code: 'manual_linking_disabled',
      status: 404,
    });
  });

  test('refuses to enroll a second factor and finds none to challenge, verify or delete', async () => {
    const { page } = await member();
    const { mfa } = (await page.getSupabase()).auth;
    expect((await mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'mfa_totp_enroll_not_enabled',
      status: 422,
    });
    expect((await mfa.enroll({ factorType: 'phone', phone: '+441234567890' })).error).toMatchObject({
      code: 'mfa_phone_enroll_not_enabled',
      status: 422,
    });
    const notFound = { code: 'mfa_factor_not_found', status: 404 };
    expect((await mfa.challenge({ factorId, channel: 'sms' })).error).toMatchObject(notFound);
    const answer = { factorId, challengeId: factorId, code: '123456' };
    expect((await mfa.verify(answer)).error).toMatchObject(notFound);
    expect((await mfa.unenroll({ factorId })).error).toMatchObject(notFound);
  });

  test.each([
    ['GET', 'user'],
    ['PUT', 'user'],
    ['GET', 'user/identities/authorize?provider=google'],
    ['DELETE', `user/identities/${factorId}`],
    ['POST', 'factors'],
    ['DELETE', `factors/${factorId}`],
    ['POST', `factors/${factorId}/challenge`],
    ['POST', `factors/${factorId}/verify`],
  ])('%s %s only of somebody who is signed in', async (method, path) => {
    const response = await fetch(`${stack.apiUrl}/auth/v1/${path}`, {
      method,
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
    });
    expect(response.status).toBe(401);
  });
});
