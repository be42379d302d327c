import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { type Answer, rememberSession, scriptBackend, sessionEnding } from '../support/auth-service.ts';
import { allowConsoleError } from '../support/console-errors.ts';
import { openFreshPage } from '../support/fresh-page.tsx';

const token = 'POST /auth/v1/token';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Comes back to this address in the browser that set out, which kept the code verifier. */
async function comeBack(address: string, answer: Answer = { json: sessionEnding(3600) }) {
  localStorage.setItem(`${storageKeys.authSession}-code-verifier`, JSON.stringify('the-secret'));
  const calls = scriptBackend({
    [token]: answer,
    'GET /rest/v1/plans': { json: [] },
    'GET /rest/v1/companions': { json: [] },
  });
  return { ...openFreshPage(address), exchanges: () => calls.filter(({ what }) => what === token) };
}

const toLogin = () => within(screen.getByRole('main')).getByRole('link', { name: 'Login' });

describe('[R-AUTH-08] the return from a provider or a mail', () => {
  it('finishes the sign-in with the code and the verifier, and opens the requested page', async () => {
    const { at, exchanges } = await comeBack('/auth/callback?redirect=/about&code=from-there');
    await waitFor(() => expect(at()).toBe('/about'));
    expect(exchanges()).toHaveLength(1);
    expect(exchanges()[0]?.query.get('grant_type')).toBe('pkce');
    expect(exchanges()[0]?.body).toEqual({ auth_code: 'from-there', code_verifier: 'the-secret' });
    expect(JSON.parse(localStorage.getItem('auth_session') ?? '{}')).toMatchObject({
      refresh_token: 'refresh',
    });
  });

  it('opens the home page when no page was requested', async () => {
    const { at } = await comeBack('/auth/callback?code=from-there');
    await waitFor(() => expect(at()).toBe('/'));
  });

  it.each(['//evil.example', '/%5Cevil.example'])('never leaves the site for %s', async (redirect) => {
    const { at } = await comeBack(`/auth/callback?redirect=${encodeURIComponent(redirect)}&code=from-there`);
    await waitFor(() => expect(at()).toBe('/'));
  });

  it.each(['/', '/auth/callback'])('works also when the service returns to %s', async (path) => {
    const { at } = await comeBack(`${path}?code=from-there`);
    await waitFor(() => expect(at()).toBe('/'));
    await waitFor(() => expect(localStorage.getItem('auth_state')).toContain('Nadia'));
  });
});

describe('[R-AUTH-08] a return without a sign-in', () => {
  it.each([
    ['error=access_denied&error_description=cancelled', 'You are not logged in'],
    ['error=access_denied&error_code=otp_expired', 'This link no longer works'],
    ['error=invalid_request&error_code=bad_oauth_state', 'That took too long'],
    ['error=access_denied&error_code=provider_email_needs_verification', 'Please check your email'],
    ['error=access_denied&error_code=signup_disabled', 'No new accounts'],
    ['error=access_denied&error_code=user_banned', 'This account is blocked'],
    ['error=server_error&error_code=unexpected_failure', 'You could not be logged in'],
    ['error=server_error&error_code=constructor', 'You could not be logged in'],
  ])('shows %s as "%s", with a link to the login', async (problem, heading) => {
    const { user, at, exchanges } = await comeBack(`/auth/callback?redirect=/about&${problem}`);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(exchanges()).toEqual([]);
    await user.click(toLogin());
    expect(at()).toBe('/login?redirect=/about');
  });

  it('reads a refusal after the # like one in the query', async () => {
    await comeBack('/auth/callback?redirect=/about#error=access_denied&error_code=otp_expired');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  it('does not show the text of the address, because anybody can write one', async () => {
    await comeBack('/auth/callback?error=server_error&error_description=Call%20this%20number');
    expect(await screen.findByRole('heading', { name: 'You could not be logged in' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Call this number');
  });

  it('shows a refusal that the service sends to the start page', async () => {
    await comeBack('/?error=invalid_request&error_code=bad_oauth_state');
    expect(await screen.findByRole('heading', { name: 'That took too long' })).toBeVisible();
  });

  it('leads from a link opened in another browser to the login, which keeps the requested page', async () => {
    scriptBackend({});
    const { user, at } = openFreshPage('/auth/callback?redirect=/browse&code=from-the-mail');
    expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
    await user.click(toLogin());
    expect(at()).toBe('/login?redirect=/browse');
  });

  it('leads to the login when the service refuses the code', async () => {
    await comeBack('/auth/callback?code=used', {
      status: 404,
      json: { code: 'flow_state_not_found', message: 'x' },
    });
    expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
    expect(localStorage.getItem('auth_session')).toBeNull();
  });

  it('leads to the login when the connection is broken', async () => {
    await comeBack('/auth/callback?code=from-there', null);
    expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
    allowConsoleError();
  });

  it('keeps somebody signed in who follows a used link', async () => {
    rememberSession();
    const { user, at } = await comeBack('/auth/callback?redirect=/about&error_code=otp_expired');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue as Nadia Rahman' }));
    expect(at()).toBe('/about');
  });
});
