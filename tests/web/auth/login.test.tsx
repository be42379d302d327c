import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSession, scriptBackend, sessionEnding } from '../support/auth-service.ts';
import { allowConsoleError } from '../support/console-errors.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { write } from '../support/person.ts';

const token = 'POST /auth/v1/token';
const settings = {
  'GET /auth/v1/settings': { json: { external: { google: false, apple: false, email: true } } },
};
const plans = { 'GET /rest/v1/plans': { json: [] }, 'GET /rest/v1/companions': { json: [] } };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function logIn(answer: Parameters<typeof scriptBackend>[0][string], address = '/login') {
  const calls = scriptBackend({ ...settings, ...plans, [token]: answer });
  const page = openFreshPage(address);
  write(await screen.findByLabelText('Email'), '  Nadia@Amity.Test ');
  write(screen.getByLabelText('Password'), 'companion-demo');
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  return { ...page, calls };
}

describe('the login', () => {
  it('[R-AUTH-01] has an email field, a password field with a show and hide button, and a link to sign-up', async () => {
    scriptBackend(settings);
    openFreshPage('/login');
    expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  });

  it('[R-AUTH-02] asks for empty fields without a request', async () => {
    const calls = scriptBackend(settings);
    const { user } = openFreshPage('/login');
    write(await screen.findByLabelText('Email'), 'nadia@amity.test');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields.');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please fill this in.');
    expect(calls.map(({ what }) => what)).not.toContain(token);
  });

  it.each(['nadia@amity', 'na dia@amity.test'])(
    '[R-AUTH-02] refuses "%s" as an email address without a request',
    async (email) => {
      const calls = scriptBackend(settings);
      const { user } = openFreshPage('/login');
      write(await screen.findByLabelText('Email'), email);
      write(screen.getByLabelText('Password'), 'companion-demo');
      await user.click(screen.getByRole('button', { name: 'Login' }));
      await screen.findByText('Please enter a valid email address.');
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      );
      expect(calls.map(({ what }) => what)).not.toContain(token);
    },
  );

  it('[R-AUTH-03] sends the email trimmed and in lower case, and the password as it was typed', async () => {
    const { calls, at } = await logIn({ json: sessionEnding(3600) });
    await waitFor(() => expect(at()).toBe('/'));
    const sent = calls.find(({ what }) => what === token);
    expect(sent?.query.get('grant_type')).toBe('password');
    expect(sent?.body).toMatchObject({ email: 'nadia@amity.test', password: 'companion-demo' });
  });

  it.each([
    ['wrong credentials', 'invalid_credentials', 'Invalid email or password. Please try again.'],
    [
      'an unconfirmed account',
      'email_not_confirmed',
      'Please check your email and confirm your account before logging in.',
    ],
  ])('[R-AUTH-04] shows a text of its own for %s', async (_what, code, text) => {
    const { at } = await logIn({ status: 400, json: { code, message: code } });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(at()).toBe('/login');
    expect(screen.getByLabelText('Password')).toHaveValue('companion-demo');
  });

  it('[R-AUTH-05] shows the text of any other refusal', async () => {
    await logIn({ status: 429, json: { code: 'over_request_rate_limit', message: 'Too many requests' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed: Too many requests');
  });

  it('[R-AUTH-05] shows an unexpected error for a response without a user', async () => {
    await logIn({ json: { ...sessionEnding(3600), user: null } });
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred during login.');
  });

  it('[R-AUTH-05] shows a failed login when the connection is broken', async () => {
    await logIn(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
    allowConsoleError();
  });
});

describe('[R-AUTH-06] the page after the login', () => {
  it.each([
    ['/login?redirect=/pricing%3Ffrom%3Dlogin', '/pricing?from=login'],
    ['/login', '/'],
    ['/login?redirect=//evil.example', '/'],
  ])('for %s is %s', async (address, target) => {
    const { at } = await logIn({ json: sessionEnding(3600) }, address);
    await waitFor(() => expect(at()).toBe(target));
  });

  it('opens at once for somebody who is signed in already', async () => {
    scriptBackend({ ...settings, ...plans });
    rememberSession();
    const { at } = openFreshPage('/login?redirect=/about');
    expect(await screen.findByRole('heading', { name: 'About Amity' })).toBeVisible();
    expect(at()).toBe('/about');
  });
});
