import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, person, rememberSession, scriptBackend } from '../support/auth-service.ts';
import { allowConsoleError } from '../support/console-errors.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { write } from '../support/person.ts';

const recover = 'POST /auth/v1/recover';
const update = 'PUT /auth/v1/user';
const success = 'Your password has been updated successfully! Redirecting to dashboard...';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the request for a recovery mail', () => {
  async function ask(answer: Answer, email = ' Nadia@Amity.Test ') {
    const calls = scriptBackend({ [recover]: answer });
    const { user } = openFreshPage('/forgot-password');
    write(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    return () => calls.filter(({ what }) => what === recover);
  }

  it('[R-AUTH-14] sends the address with a code challenge and says what to do next', async () => {
    const calls = await ask({ json: {} });
    expect(await screen.findByRole('status')).toHaveTextContent('an email is on its way');
    const [sent, ...more] = calls();
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({
      email: 'nadia@amity.test',
      code_challenge: expect.stringMatching(/.{40,}/),
      code_challenge_method: 's256',
    });
    expect(sent?.query.get('redirect_to')).toBe(`${window.location.origin}/update-password`);
  });

  it('refuses an invalid email address without a request', async () => {
    const calls = await ask({ json: {} }, 'nadia@amity');
    await screen.findByText('Please enter a valid email address.');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(calls()).toEqual([]);
  });

  it.each([
    [
      'over_email_send_rate_limit',
      429,
      'We just sent you an email. Please wait a minute before you ask for another one.',
    ],
    ['unexpected_failure', 400, 'We couldn’t send the email. Please try again.'],
  ])('shows why the mail was not sent: %s', async (code, status, text) => {
    await ask({ status, json: { code, message: 'No' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows that the mail was not sent when the connection is broken', async () => {
    await ask(null);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t send the email. Please try again.',
    );
    allowConsoleError();
  });
});

describe('the form for a new password', () => {
  async function open(answer: Answer) {
    rememberSession();
    const calls = scriptBackend({
      [update]: answer,
      'GET /rest/v1/companions': { json: [] },
      'GET /rest/v1/plans': { json: [] },
    });
    const page = openFreshPage('/update-password');
    const submit = async (password: string, confirmation: string) => {
      write(await screen.findByLabelText('New password'), password);
      write(screen.getByLabelText('Confirm password'), confirmation);
      await page.user.click(screen.getByRole('button', { name: 'Update Password' }));
    };
    return { ...page, submit, sent: () => calls.filter(({ what }) => what === update) };
  }

  it('[R-AUTH-15] does not redirect somebody who is signed in without a recovery', async () => {
    await open(null);
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(screen.queryByText('Please enter your new password.')).not.toBeInTheDocument();
  });

  it.each([
    ['that no longer works', '?error=access_denied&error_code=otp_expired'],
    ['that no longer works, said behind the #', '#error=access_denied&error_code=otp_expired'],
    ['that another browser asked for', '?code=from-the-mail'],
  ])('a link %s leads to a new link', async (_which, address) => {
    scriptBackend({});
    openFreshPage(`/update-password${address}`);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it.each(['?error_code=otp_expired', '?code=asked-for-elsewhere'])(
    'does not change the password of the signed-in user when the link cannot be used: %s',
    async (address) => {
      scriptBackend({});
      rememberSession();
      openFreshPage(`/update-password${address}`);
      expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    },
  );

  it.each([['seven-7', 'seven-7', 'Password must be at least 8 characters long.']])(
    '[R-AUTH-16] shows for %s and %s: %s',
    async (password, confirmation, text) => {
      const { submit, sent } = await open({ json: person });
      await submit(password, confirmation);
      expect(await screen.findByText(text)).toBeVisible();
      expect(sent()).toEqual([]);
    },
  );

  it('[R-AUTH-16] shows any other failure and stays on the page', async () => {
    const { submit, at } = await open({ status: 422, json: { code: 'same_password', message: 'Same' } });
    await submit('companion-demo', 'companion-demo');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update password.');
    expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(at()).toBe('/update-password');
  });

  it('[R-AUTH-17] confirms a changed password and opens the next page after 3 s', async () => {
    const { sent, at } = await open({ json: person });
    write(await screen.findByLabelText('New password'), 'another-long-one');
    write(screen.getByLabelText('Confirm password'), 'another-long-one');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));
    for (let turn = 0; turn < 50 && screen.queryByText(success) === null; turn++) await pass(0);
    expect(screen.getByText(success)).toBeVisible();
    expect(sent().map(({ body }) => body)).toMatchObject([{ password: 'another-long-one' }]);
    await pass(2999);
    expect(at()).toBe('/update-password');
    await pass(1);
    vi.useRealTimers();
    await waitFor(() => expect(at()).toBe('/dashboard'));
  });
});
