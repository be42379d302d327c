import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, newPerson, signIn, signUp, toPerson } from './support/api.ts';
import { fixture } from './support/project.ts';

let stack: RunningStack;

beforeAll(async () => {
  stack = await startStack({ project: fixture });
});
afterAll(() => stack.stop());

/** The newest mail to an address. */
async function mailTo(email: string) {
  const response = await fetch(`${stack.apiUrl}/mailbox/messages?to=${encodeURIComponent(email)}`);
  return (await response.json())[0];
}

test('a user signs up without confirmation and signs in with the password', async () => {
  const { status, body, ...credentials } = await signUp(stack, { full_name: 'Ada' });
  expect(status).toBe(200);
  expect(body.user.user_metadata).toMatchObject({ full_name: 'Ada' });
  const again = await signIn(stack, credentials);
  expect(again.body.user.id).toBe(body.user.id);
  expect((await signIn(stack, { ...credentials, password: 'another password' })).body).toMatchObject({
    error_code: 'invalid_credentials',
  });
});

test('a password of fewer characters than config.toml asks for is refused', async () => {
  const body = { email: 'short@person.test', password: 'seven77' };
  expect(await call(stack, '/auth/v1/signup', { method: 'POST', body })).toMatchObject({
    status: 422,
    body: { error_code: 'weak_password' },
  });
});

test('a trigger that raises PT422 returns 422 with its message, and no user is created', async () => {
  const { status, body, ...credentials } = await signUp(stack, { refuse: 'politely' });
  expect({ status, body }).toEqual({ status: 422, body: { code: 'PT422', message: 'age_required' } });
  expect((await signIn(stack, credentials)).status).toBe(400);
});

test('any other error of a trigger returns 500 without its text', async () => {
  const { status, body } = await signUp(stack, { refuse: 'bluntly' });
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('internal detail');
});

test('the link of a recovery mail redirects to the requested page with a session', async () => {
  const person = await newPerson(stack);
  const page = 'http://127.0.0.1:5173/update-password';
  const path = `/auth/v1/recover?redirect_to=${encodeURIComponent(page)}`;
  await call(stack, path, { method: 'POST', body: { email: person.email } });

  const mail = await mailTo(person.email);
  expect(mail.link).toMatch(`${stack.apiUrl}/auth/v1/verify`);
  const followed = await fetch(mail.link, { redirect: 'manual' });
  const target = new URL(followed.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe(page);
  const session = new URLSearchParams(target.hash.slice(1));
  expect(session.get('type')).toBe('recovery');

  const recovered = { ...person, accessToken: session.get('access_token') ?? '' };
  const changed = { method: 'PUT', as: recovered, body: { password: 'a new long password' } };
  expect((await call(stack, '/auth/v1/user', changed)).status).toBe(200);
  expect((await signIn(stack, { ...person, password: 'a new long password' })).status).toBe(200);
  expect((await signIn(stack, person)).status).toBe(400);

  const secondTime = await fetch(mail.link, { redirect: 'manual' });
  expect(secondTime.headers.get('location')).toContain('error_code=otp_expired');
});

test('a request with a challenge gets a code that only its page can exchange, and no session in the address', async () => {
  const person = await newPerson(stack);
  const verifier = 'a verifier that only the page knows, of forty-three characters';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const page = 'http://127.0.0.1:5173/update-password';
  await call(stack, `/auth/v1/recover?redirect_to=${encodeURIComponent(page)}`, {
    method: 'POST',
    body: { email: person.email, code_challenge: challenge, code_challenge_method: 's256' },
  });
  const followed = await fetch((await mailTo(person.email)).link, { redirect: 'manual' });
  const target = new URL(followed.headers.get('location') ?? '');
  expect(target.origin + target.pathname + target.hash).toBe(page);
  const exchange = (code_verifier: string) =>
    call(stack, '/auth/v1/token?grant_type=pkce', {
      method: 'POST',
      body: { auth_code: target.searchParams.get('code'), code_verifier },
    });
  expect((await exchange('somebody else, who has the address only, of any length')).status).toBe(400);
  expect(await exchange(verifier)).toMatchObject({ status: 200, body: { user: { id: person.id } } });
  expect((await exchange(verifier)).status).toBe(404);
});

test('a link of a mail redirects to the home page when the requested page is not allowed', async () => {
  const person = await newPerson(stack);
  const path = '/auth/v1/recover?redirect_to=https%3A%2F%2Fevil.test%2F';
  await call(stack, path, { method: 'POST', body: { email: person.email } });
  const followed = await fetch((await mailTo(person.email)).link, { redirect: 'manual' });
  expect(new URL(followed.headers.get('location') ?? '').origin).toBe('http://127.0.0.1:5173');
});

test('the mailbox shows mails with their links and runs no script in them', async () => {
  const person = await newPerson(stack);
  await call(stack, '/auth/v1/recover', { method: 'POST', body: { email: person.email } });
  const page = await fetch(`${stack.apiUrl}/mailbox?to=${encodeURIComponent(person.email)}`);
  const html = await page.text();
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(html).toContain(person.email);
  expect(html).toContain((await mailTo(person.email)).link.replaceAll('&', '&#38;'));
});

test('signing out everywhere ends the sessions of every device', async () => {
  const phone = await newPerson(stack);
  const laptop = toPerson(phone, (await signIn(stack, phone)).body);
  const refresh = (refresh_token: string) =>
    call(stack, '/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: { refresh_token } });
  expect((await refresh(laptop.refreshToken)).status).toBe(200);
  expect((await call(stack, '/auth/v1/logout?scope=global', { method: 'POST', as: phone })).status).toBe(204);
  expect((await refresh(phone.refreshToken)).status).toBe(400);
  expect(await call(stack, '/auth/v1/user', { as: laptop })).toMatchObject({
    status: 403,
    body: { error_code: 'session_not_found' },
  });
});
