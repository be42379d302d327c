import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { write } from '../support/person.ts';

const resend = 'POST /auth/v1/resend';
const refused = { status: 400, json: { code: 'email_not_confirmed', message: 'Email not confirmed' } };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Logs in before the account is confirmed and asks for the mail again. */
async function askAgain(answer: Answer) {
  const calls = scriptBackend({
    'GET /auth/v1/settings': { json: { external: {} } },
    'POST /auth/v1/token': refused,
    [resend]: answer,
  });
  const page = openFreshPage('/login?redirect=/companion/suki');
  write(await screen.findByLabelText('Email'), ' nadia@amity.test ');
  write(screen.getByLabelText('Password'), 'companion-demo');
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  await page.user.click(await screen.findByRole('button', { name: 'Send the email again' }));
  return { ...page, sent: () => calls.filter(({ what }) => what === resend) };
}

describe('an account that is not confirmed', () => {
  it('[R-AUTH-04] is named as the reason at login, and the mail can be sent again with the requested page', async () => {
    const { sent } = await askAgain({ json: {} });
    const alert = within(screen.getByRole('alert'));
    expect(
      alert.getByText('Please check your email and confirm your account before logging in.'),
    ).toBeVisible();
    expect(await alert.findByText('A new email is on its way.')).toBeVisible();
    const [mail, ...more] = sent();
    expect(more).toEqual([]);
    expect(mail?.body).toMatchObject({
      type: 'signup',
      email: 'nadia@amity.test',
      code_challenge: expect.stringMatching(/.{40,}/),
    });
    const returnTo = new URL(mail?.query.get('redirect_to') ?? '');
    expect(returnTo.pathname).toBe('/auth/callback');
    expect(returnTo.searchParams.get('redirect')).toBe('/companion/suki');
  });

  it.each([
    ['over_email_send_rate_limit', 429, 'We just sent you an email.'],
    ['unexpected_failure', 400, 'We couldn’t send the email. Please try again.'],
  ])('shows why no mail was sent: %s', async (code, status, text) => {
    await askAgain({ status, json: { code, message: 'No' } });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
  });

  it('is not mentioned after any other refusal', async () => {
    scriptBackend({
      'POST /auth/v1/token': { status: 400, json: { code: 'invalid_credentials', message: 'No' } },
    });
    const { user } = openFreshPage('/login');
    write(await screen.findByLabelText('Email'), 'nadia@amity.test');
    write(screen.getByLabelText('Password'), 'companion-demo');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password.');
    expect(screen.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
  });
});
