import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { planRow, userId, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.plans = [
    planRow({ tier: 'free', name: 'Free', rank: 1, price_gbp: 0, favorites: 0, temporary_chat_minutes: 7 }),
    planRow({
      tier: 'premium',
      name: 'Premium',
      rank: 2,
      price_gbp: 37,
      favorites: 6,
      temporary_chat_minutes: 7,
      lookup_key: 'premium_monthly',
    }),
  ];
  backend.endpoint('stripe-plans', () => Response.json({ success: true, plans: [], demo: false }));
});

/** What the auth service answers a new password with. */
function authAnswers(body: object, status = 200): void {
  backend.auth('PUT', 'user', () => Response.json(body, { status }));
}

describe('Payment', () => {
  it('says so when the portal does not open', async () => {
    backend.endpoint('stripe-plans', () =>
      Response.json({ success: true, plans: [{ tier: 'premium', priceId: 'p' }], demo: false }),
    );
    backend.endpoint('stripe-portal', () =>
      Response.json({ success: false, error: 'payments_not_configured', detail: 'No' }, { status: 403 }),
    );
    const { user } = openPage('/profile?tab=payment');
    await user.click(await screen.findByRole('button', { name: 'Billing portal' }));
    expect(await screen.findByText('Open portal failed')).toBeVisible();
  });

  it.each([
    [true, /This is a demo: no payment provider is connected/],
    [false, /Nothing can be bought here right now/],
  ])('where nothing is sold (a demo: %s) no portal is offered', async (demo, text) => {
    backend.endpoint('stripe-plans', () => Response.json({ success: true, plans: [], demo }));
    openPage('/profile?tab=payment');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Billing portal' })).not.toBeInTheDocument();
  });

  it('says when the plan could not be read', async () => {
    backend.table('GET', 'stripe_subscriptions', () =>
      Response.json({ message: 'no', code: '' }, { status: 403 }),
    );
    openPage('/profile?tab=payment');
    expect(await screen.findByRole('heading', { name: 'Your plan could not be loaded' })).toBeVisible();
  });
});

describe('Security', () => {
  const tab = (name: string) => screen.findByRole('tab', { name });
  const logouts = () => backend.calls('POST', 'logout').map(({ url }) => url.searchParams.get('scope'));

  it('[R-PROF-06] signs out everywhere after a question, and asks to log in again', async () => {
    backend.auth('POST', 'logout', () => new Response(null, { status: 204 }));
    const { user } = openPage('/profile?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out everywhere?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(logouts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
    expect(await screen.findByText('You are signed out everywhere.')).toBeVisible();
    expect(logouts()).toEqual(['global']);
  });

  it('signs out the other devices and stays here', async () => {
    backend.auth('POST', 'logout', () => new Response(null, { status: 204 }));
    const { user } = openPage('/profile?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
    expect(await screen.findByText('Your other devices are signed out.')).toBeVisible();
    expect(logouts()).toEqual(['others']);
    expect(await tab('Security')).toBeVisible();
  });

  it('says when nobody could be signed out', async () => {
    backend.auth('POST', 'logout', () => Response.json({ message: 'down' }, { status: 500 }));
    const { user } = openPage('/profile?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
    expect(await screen.findByText('Logout failed. Please try again.')).toBeVisible();
  });
});

describe('Password', () => {
  const type = async (password: string, confirmation: string) => {
    const { user } = openPage('/profile?tab=password');
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm password'), confirmation);
    return user;
  };
  const saves = () => backend.calls('PUT', 'user');
  const advice = () =>
    within(screen.getByRole('list', { name: 'What makes a password strong' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  const submit = () => screen.getByRole('button', { name: 'Update Password' });

  it('[R-PROF-08] ticks what a password has while it is typed', async () => {
    const user = await type('abcdefg', 'x');
    expect(advice()).toEqual([
      'At least 8 characters',
      'An upper case letter',
      'A lower case letter: done',
      'A number',
    ]);
    await user.type(screen.getByLabelText('New password'), 'Ü7');
    expect(advice().every((line) => line?.endsWith(': done'))).toBe(true);
  });

  it('[R-PROF-08] takes eight characters of any kind, empties the form and says so', async () => {
    authAnswers({ id: userId, aud: 'authenticated', app_metadata: {}, user_metadata: {} });
    const user = await type('eight ch', 'eight ch');
    await user.click(submit());
    expect(await screen.findByText('Your password has been updated successfully!')).toBeVisible();
    expect(saves()[0]?.body).toMatchObject({ password: 'eight ch' });
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('[R-PROF-08] refuses seven without a call', async () => {
    const user = await type('seven-7', 'seven-7');
    await user.click(submit());
    expect(await screen.findByText('Password must be at least 8 characters long.')).toBeVisible();
    expect(saves()).toHaveLength(0);
  });

  it('says when it was not changed, and keeps what was typed', async () => {
    authAnswers({ code: 'same_password', message: 'Same' }, 422);
    const user = await type('companion-demo', 'companion-demo');
    await user.click(submit());
    expect(await screen.findByText('Failed to update password.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('companion-demo');
  });
});
