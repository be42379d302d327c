import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call } from './support/api.ts';
import { fixture, projectWith } from './support/project.ts';

const page = 'http://127.0.0.1:5173/auth/callback?redirect=/browse';
const authorize = (provider: string) =>
  `/auth/v1/authorize?${new URLSearchParams({
    provider,
    redirect_to: page,
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 's256',
  })}`;

const provider = (name: string) => `
[auth.external.${name}]
enabled = true
client_id = "env(${name.toUpperCase()}_CLIENT_ID)"
secret = "env(${name.toUpperCase()}_CLIENT_SECRET)"
`;

const fixtureConfig = await readFile(join(fixture, 'config.toml'), 'utf8');
const withBoth = await projectWith(
  { 'config.toml': fixtureConfig + provider('google') + provider('apple') },
  afterAll,
);
const withNone = await projectWith(
  { 'config.toml': await readFile('supabase/config.toml', 'utf8'), 'seed-accounts.sql': '' },
  afterAll,
);

describe('[R-AUTH-08] a project with Google, and with Apple, which the embedded stack cannot serve', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await startStack({
      project: withBoth,
      env: { GOOGLE_CLIENT_ID: 'the-client', GOOGLE_CLIENT_SECRET: 'the-secret' },
    });
  });
  afterAll(() => stack.stop());

  test('lists the providers that users can sign in with', async () => {
    const { body } = await call(stack, '/auth/v1/settings');
    expect(body.external).toMatchObject({ google: true, apple: false, email: true });
  });

  test('redirects to Google with the client of the environment, and back to the page when Google refuses', async () => {
    const { status, headers } = await call(stack, authorize('google'));
    expect(status).toBe(302);
    const google = new URL(headers.get('location') ?? '');
    expect(google.origin).toBe('https://accounts.google.com');
    expect(google.searchParams.get('client_id')).toBe('the-client');
    expect(google.searchParams.get('redirect_uri')).toBe(`${stack.apiUrl}/auth/v1/callback`);

    const state = google.searchParams.get('state');
    const back = await call(stack, `/auth/v1/callback?state=${state}&error=access_denied`);
    const target = new URL(back.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe('http://127.0.0.1:5173/auth/callback');
    expect(target.searchParams.get('redirect')).toBe('/browse');
    expect(target.searchParams.get('error')).toBe('access_denied');
  });

  test('redirects to the home page with the reason when the state of the sign-in is unknown', async () => {
    const back = await call(stack, '/auth/v1/callback?state=4b4f7c7e-0000-4000-8000-000000000000&code=x');
    const target = new URL(back.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe('http://127.0.0.1:5173/');
    expect(target.searchParams.get('error_code')).toBe('bad_oauth_state');
  });
});

describe('[R-AUTH-08] a project without providers', () => {
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await startStack({ project: withNone });
  });
  afterAll(() => stack.stop());

  test('lists none and refuses to redirect', async () => {
    expect((await call(stack, '/auth/v1/settings')).body.external).toMatchObject({
      google: false,
      apple: false,
    });
    for (const name of ['google', 'apple']) expect((await call(stack, authorize(name))).status).toBe(400);
  });
});
