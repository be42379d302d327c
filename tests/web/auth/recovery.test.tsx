import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../../web/src/lib/storage-keys.ts';
import {
  type Answer,
  person,
  rememberSession,
  scriptBackend,
  sessionEnding,
} from '../support/auth-service.ts';
import { forgiveConsoleError } from '../support/console-errors.ts';
import { openFreshPage } from '../support/fresh-page.tsx';

const recover = 'POST /auth/v1/recover';
const update = 'PUT /auth/v1/user';
const success = 'Your password has been updated successfully! Redirecting to dashboard...';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('asking for the recovery mail', () => {
  async function ask(answer: Answer, email = ' Nadia@Amity.Test ') {
    const calls = scriptBackend({ [recover]: answer });
    const { user } = openFreshPage('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    return () => calls.filter(({ what }) => what === recover);
  }

  it('[R-AUTH-07] the login form leads there', async () => {
    scriptBackend({ 'GET /auth/v1/settings': { json: { external: {} } } });
    const { user, at } = openFreshPage('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot Password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(at()).toBe('/forgot-password');
  });

  it('[R-AUTH-14] sends the address with a code challenge and says what happens next', async () => {
    const calls = await ask({ json: {} });
    expect(await screen.findByRole('status')).toHaveTextContent('the mail is on its way');
    const [sent, ...more] = calls();
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({
      email: 'nadia@amity.test',
      code_challenge: expect.stringMatching(/.{40,}/),
      code_challenge_method: 's256',
    });
    expect(sent?.query.get('redirect_to')).toBe(`${window.location.origin}/update-password`);
  });

  it('asks for a real email address without a call', async () => {
    const calls = await ask({ json: {} }, 'nadia@amity');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address.');
    expect(calls()).toEqual([]);
  });

  it.each([
    [
      'over_email_send_rate_limit',
      429,
      'A mail was sent a moment ago. Please wait a minute before you ask for another one.',
    ],
    ['unexpected_failure', 400, 'The mail could not be sent. Please try again.'],
  ])('says when the mail was not sent: %s', async (code, status, text) => {
    await ask({ status, json: { code, message: 'No' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says when the mail was not sent because the connection is broken', async () => {
    await ask(null);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The mail could not be sent. Please try again.',
    );
    forgiveConsoleError();
  });
});

describe('choosing a new password', () => {
  async function open(answer: Answer) {
    rememberSession();
    const calls = scriptBackend({
      [update]: answer,
      'GET /rest/v1/companions': { json: [] },
      'GET /rest/v1/plans': { json: [] },
    });
    const page = openFreshPage('/update-password');
    const submit = async (password: string, confirmation: string) => {
      await page.user.type(await screen.findByLabelText('New password'), password);
      await page.user.type(screen.getByLabelText('Confirm password'), confirmation);
      await page.user.click(screen.getByRole('button', { name: 'Update Password' }));
    };
    return { ...page, submit, sent: () => calls.filter(({ what }) => what === update) };
  }

  it('[R-AUTH-15] somebody who comes from the mail is told what to do', async () => {
    localStorage.setItem(`${storageKeys.authSession}-code-verifier`, JSON.stringify('secret/recovery'));
    scriptBackend({ 'POST /auth/v1/token': { json: sessionEnding(3600) } });
    openFreshPage('/update-password?code=from-the-mail');
    expect(await screen.findByText('Please enter your new password.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('[R-AUTH-15] somebody who is simply signed in is not', async () => {
    await open(null);
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(screen.queryByText('Please enter your new password.')).not.toBeInTheDocument();
  });

  it.each([
    ['that no longer works', '?error=access_denied&error_code=otp_expired'],
    ['that no longer works, said behind the #', '#error=access_denied&error_code=otp_expired'],
    ['that another browser asked for', '?code=from-the-mail'],
  ])('a link %s leads to a new one', async (_which, address) => {
    scriptBackend({});
    openFreshPage(`/update-password${address}`);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it.each(['?error_code=otp_expired', '?code=asked-for-elsewhere'])(
    'a link that cannot be used does not change the password of whoever is logged in here: %s',
    async (address) => {
      scriptBackend({});
      rememberSession();
      openFreshPage(`/update-password${address}`);
      expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['another-long-one', 'another-lost-one', 'Passwords do not match.'],
    ['seven-7', 'seven-7', 'Password must be at least 8 characters long.'],
  ])('[R-AUTH-16] %s and %s: %s', async (password, confirmation, text) => {
    const { submit, sent } = await open({ json: person });
    await submit(password, confirmation);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(sent()).toEqual([]);
  });

  it('[R-AUTH-16] any other failure is told, and nobody is sent on', async () => {
    const { submit, at } = await open({ status: 422, json: { code: 'same_password', message: 'Same' } });
    await submit('companion-demo', 'companion-demo');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update password.');
    expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(at()).toBe('/update-password');
  });

  it('[R-AUTH-17] a changed password is confirmed, and 3 s later the page goes on', async () => {
    const { submit, sent, at } = await open({ json: person });
    await screen.findByLabelText('New password');
    const wait = vi.spyOn(window, 'setTimeout');
    await submit('another-long-one', 'another-long-one');
    expect(await screen.findByText(success)).toBeVisible();
    expect(sent().map(({ body }) => body)).toMatchObject([{ password: 'another-long-one' }]);
    expect(at()).toBe('/update-password');
    const [goOn] = wait.mock.calls.find(([, after]) => after === 3000) ?? [];
    wait.mockRestore();
    act(() => (goOn as () => void)());
    await waitFor(() => expect(at()).toBe('/dashboard'));
  });
});
