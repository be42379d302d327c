import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consents } from '#contracts/consents.ts';
import { person, rememberSession, scriptBackend, sessionEnding } from '../support/auth-service.ts';
import { allowConsoleError } from '../support/console-errors.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { write } from '../support/person.ts';

const signup = 'POST /auth/v1/signup';
const logout = { 'POST /auth/v1/logout': { status: 204, json: null } };
const settings = { 'GET /auth/v1/settings': { json: { external: {} } } };
const complete = {
  'Full name': 'Nadia Rahman',
  Email: ' Nadia@Amity.Test',
  Password: 'long enough',
  'Date of birth': '1990-05-06',
};

/** The consents without which there is no account. */
const necessary = [/^I am at least 18 years old/, /^I know that chats can become intimate/];
const mail = /^Send me occasional email/;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function signUp(
  answer: Parameters<typeof scriptBackend>[0][string],
  form: Record<string, string> = complete,
  address = '/signup',
  ticked: RegExp[] = necessary,
) {
  const calls = scriptBackend({ ...settings, ...logout, [signup]: answer });
  const page = openFreshPage(address);
  await screen.findByLabelText('Full name');
  for (const [label, text] of Object.entries(form)) {
    write(screen.getByLabelText(label), text);
  }
  for (const box of ticked) await page.user.click(screen.getByRole('checkbox', { name: box }));
  await page.user.click(screen.getByRole('button', { name: 'Create account' }));
  return { ...page, calls, sent: () => calls.find(({ what }) => what === signup) };
}

/** The `YYYY-MM-DD` of today `years` ago, `days` later. */
function yearsAgo(years: number, days = 0): string {
  const date = new Date();
  date.setFullYear(date.getFullYear() - years);
  date.setDate(date.getDate() + days);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

describe('the fields of sign-up', () => {
  it.each(Object.keys(complete))('[R-AUTH-09] %s is required before any request', async (missing) => {
    const form = Object.fromEntries(Object.entries(complete).filter(([label]) => label !== missing));
    const { sent } = await signUp(undefined as never, form);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields.');
    const field = screen.getByLabelText(missing);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Please fill this in\.$/);
    expect(field).toHaveFocus();
    expect(sent()).toBeUndefined();
  });

  it('[R-FIRST-24] each one that is missing or wrong is marked with its text, and the first has the focus', async () => {
    await signUp(undefined as never, { Email: 'nadia@amity', Password: 'long enough' }, '/signup', []);
    await screen.findByRole('alert');
    const wrong = {
      'Full name': 'Please fill this in.',
      Email: 'Please enter a valid email address.',
      'Date of birth': /Please fill this in\.$/,
    };
    for (const [label, text] of Object.entries(wrong)) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    }
    for (const name of necessary) expect(screen.getByRole('checkbox', { name })).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeValid();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
  });

  it('[R-AUTH-09] the email pattern is checked before any request', async () => {
    const { sent } = await signUp(undefined as never, { ...complete, Email: 'nadia@amity' });
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(sent()).toBeUndefined();
  });

  it('[R-AUTH-10] refuse a password of seven characters and accept one of eight', async () => {
    const { sent, user } = await signUp({ json: { ...person } }, { ...complete, Password: 'bluetit' });
    expect(await screen.findByText('Password must be at least 8 characters long.')).toBeVisible();
    expect(sent()).toBeUndefined();
    write(screen.getByLabelText('Password'), '8');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(sent()).toBeDefined());
  });

  it('[R-PROD-14] refuse one of the commonest passwords before any request', async () => {
    const { sent } = await signUp(undefined as never, { ...complete, Password: 'Baseball' });
    expect(await screen.findByText(/one of the passwords that everybody tries first/)).toBeVisible();
    expect(sent()).toBeUndefined();
  });

  it('[R-SAFE-01] [R-PROD-17] refuse somebody who turns 18 tomorrow, and on this device whoever comes after', async () => {
    const refusal = { status: 422, json: { code: 'unknown', message: 'age_required' } };
    const { sent } = await signUp(refusal, { ...complete, 'Date of birth': yearsAgo(18, 1) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You must be at least 18 years old to sign up.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('write to us on the Contact page');
    // The server was told, and remembers it for the email; this device remembers it too.
    expect(sent()).toBeDefined();
    cleanup();
    const later = await signUp({ json: { ...person } }, { ...complete, Email: 'sibling@amity.test' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You must be at least 18 years old to sign up.',
    );
    expect(later.sent()).toBeUndefined();
  });

  it('[R-PROD-17] leave the device alone when an adult’s date is refused for an email that was refused before', async () => {
    await signUp({ status: 422, json: { code: 'unknown', message: 'age_required' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You must be at least 18 years old to sign up.',
    );
    cleanup();
    const later = await signUp({ json: { ...person } }, { ...complete, Email: 'parent@amity.test' });
    await waitFor(() => expect(later.sent()).toBeDefined());
  });

  it('accept somebody who turns 18 today', async () => {
    const { sent } = await signUp({ json: { ...person } }, { ...complete, 'Date of birth': yearsAgo(18) });
    await waitFor(() => expect(sent()).toBeDefined());
  });

  it.each([yearsAgo(-1), '1850-01-01'])('refuse %s as a date of birth', async (date) => {
    await signUp(undefined as never, { ...complete, 'Date of birth': date });
    expect(await screen.findByText('Please enter your real date of birth.')).toBeVisible();
  });
});

describe('the consents at sign-up', () => {
  it('are three unticked boxes beside links to the texts', async () => {
    openFreshPage('/signup');
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).not.toBeChecked();
    const form = within(screen.getByRole('group', { name: 'Your consent' }));
    expect(form.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });

  it.each(necessary)('make sign-up fail without %s, before any request', async (missing) => {
    const ticked = necessary.filter((box) => box !== missing);
    const { sent } = await signUp(undefined as never, complete, '/signup', ticked);
    expect(await screen.findByText('We can’t create your account without this.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: missing })).toBeInvalid();
    expect(sent()).toBeUndefined();
  });

  it('are sent with the version of each text, and unticked ones are not sent', async () => {
    const { sent } = await signUp({ json: { ...person } });
    await waitFor(() => expect(sent()).toBeDefined());
    expect(sent()?.body).toMatchObject({
      data: {
        consents: { terms: consents.terms.version, intimate_chats: consents.intimate_chats.version },
      },
    });
    expect(JSON.stringify(sent()?.body)).not.toContain('product_mail');
  });

  it('include the optional one when it is ticked', async () => {
    const { sent } = await signUp({ json: { ...person } }, complete, '/signup', [...necessary, mail]);
    await waitFor(() => expect(sent()).toBeDefined());
    expect(sent()?.body).toMatchObject({
      data: { consents: { product_mail: consents.product_mail.version } },
    });
  });
});

describe('sign-up', () => {
  it('[R-AUTH-11] sends name and date of birth with the account, and with the session passes through the login to the home page', async () => {
    const { at, sent } = await signUp({ json: sessionEnding(3600) });
    await waitFor(() => expect(at()).toBe('/'));
    expect(sent()?.body).toMatchObject({
      email: 'nadia@amity.test',
      password: 'long enough',
      data: { full_name: 'Nadia Rahman', birth_date: '1990-05-06' },
    });
    expect(localStorage.getItem('auth_session')).not.toBeNull();
  });

  it('[R-FIRST-07] with the session leads to the requested page', async () => {
    const { at } = await signUp({ json: sessionEnding(3600) }, complete, '/signup?redirect=/about');
    await waitFor(() => expect(at()).toBe('/about'));
  });

  it('leads whoever is signed in already to the requested page', async () => {
    scriptBackend(settings);
    rememberSession();
    const { at } = openFreshPage('/signup?redirect=/about');
    await waitFor(() => expect(at()).toBe('/about'));
  });

  it('[R-AUTH-11] opens the login also when the email must be confirmed first, and says so', async () => {
    const { at } = await signUp({ json: { ...person } });
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(screen.getByText('nadia@amity.test')).toBeVisible();
    expect(at()).toBe('/login');
  });

  it('keeps the requested page', async () => {
    const { at } = await signUp({ json: { ...person } }, complete, '/signup?redirect=/companion/suki');
    await waitFor(() => expect(at()).toBe('/login?redirect=/companion/suki'));
  });

  it('[R-AUTH-12] says that an email is registered already', async () => {
    const { at } = await signUp({ status: 422, json: { code: 'user_already_exists', message: 'exists' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This email is already registered. Please try logging in instead.',
    );
    expect(at()).toBe('/signup');
    expect(screen.getByLabelText('Full name')).toHaveValue('Nadia Rahman');
  });

  it('[R-AUTH-12] says that an email is registered already when the service hides it', async () => {
    await signUp({ json: { ...person, identities: [] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This email is already registered.');
  });

  it('[R-AUTH-13] shows the text of any other refusal', async () => {
    await signUp({ status: 400, json: { code: 'signup_disabled', message: 'Signups not allowed' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed: Signups not allowed');
  });

  it('[R-AUTH-13] shows an unexpected error for a response without a user', async () => {
    await signUp({ json: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unexpected error occurred during signup (no user in response).',
    );
  });

  it('[R-AUTH-13] shows a failed sign-up when the connection is broken', async () => {
    await signUp(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Account creation failed. Please try again.');
    allowConsoleError();
  });
});
