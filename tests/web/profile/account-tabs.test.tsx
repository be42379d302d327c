import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { planRow, userId, userRow } from '../support/people.ts';
import { write } from '../support/person.ts';

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

describe('the profile tab Payment', () => {
  it('says that the portal did not open', async () => {
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
  ])('offers no portal where nothing is sold (a demo: %s)', async (demo, text) => {
    backend.endpoint('stripe-plans', () => Response.json({ success: true, plans: [], demo }));
    openPage('/profile?tab=payment');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Billing portal' })).not.toBeInTheDocument();
  });

  it('says that the plan could not be read', async () => {
    backend.table('GET', 'stripe_subscriptions', () =>
      Response.json({ message: 'no', code: '' }, { status: 403 }),
    );
    openPage('/profile?tab=payment');
    expect(await screen.findByRole('heading', { name: 'Your plan could not be loaded' })).toBeVisible();
  });
});

describe('the profile tab Security', () => {
  const tab = (name: string) => screen.findByRole('tab', { name });
  const logouts = () => backend.calls('POST', 'logout').map(({ url }) => url.searchParams.get('scope'));

  it('signs out the other devices and stays signed in here', async () => {
    backend.auth('POST', 'logout', () => new Response(null, { status: 204 }));
    const { user } = openPage('/profile?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
    expect(await screen.findByText('Your other devices are signed out.')).toBeVisible();
    expect(logouts()).toEqual(['others']);
    expect(await tab('Security')).toBeVisible();
  });

  it('says that nobody could be signed out', async () => {
    backend.auth('POST', 'logout', () => Response.json({ message: 'down' }, { status: 500 }));
    const { user } = openPage('/profile?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
    expect(await screen.findByText('Logout failed. Please try again.')).toBeVisible();
  });
});

describe('the profile tab Password', () => {
  const type = async (password: string, confirmation: string) => {
    const { user } = openPage('/profile?tab=password');
    write(await screen.findByLabelText('New password'), password);
    write(screen.getByLabelText('Confirm password'), confirmation);
    return user;
  };
  const submit = () => screen.getByRole('button', { name: 'Update Password' });

  it('confirms a changed password and empties the fields, also after a refused attempt', async () => {
    authAnswers({ id: userId, email: 'robin@amity.test', user_metadata: {} });
    const user = await type('short', 'short');
    await user.click(submit());
    expect(await screen.findByText('Password must be at least 8 characters long.')).toBeVisible();
    write(screen.getByLabelText('New password'), ' no longer');
    write(screen.getByLabelText('Confirm password'), ' no longer');
    await user.click(submit());
    expect(await screen.findByText('Your password has been updated successfully!')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('[R-PROD-14] sends the current password with the new one', async () => {
    authAnswers({ id: userId, email: 'robin@amity.test', user_metadata: {} });
    const user = await type('a new long one', 'a new long one');
    write(screen.getByLabelText('Current password'), 'companion-demo');
    await user.click(submit());
    expect(await screen.findByText('Your password has been updated successfully!')).toBeVisible();
    expect(backend.calls('PUT', 'user').map(({ body }) => body)).toMatchObject([
      { password: 'a new long one', current_password: 'companion-demo' },
    ]);
  });

  it.each([
    ['current_password_required', 'Please enter your current password.'],
    ['current_password_invalid', 'This is not your current password.'],
    [
      'reauthentication_needed',
      'Your last login is more than a day ago. Please log out and in again, then choose a new password.',
    ],
    ['weak_password', 'This is one of the passwords that everybody tries first. Please choose another one.'],
  ])('[R-PROD-14] explains the refusal %s', async (code, text) => {
    authAnswers({ code: 422, error_code: code, msg: 'No' }, 422);
    const user = await type('a new long one', 'a new long one');
    await user.click(submit());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('a new long one');
  });

  it('[R-PROD-14] does not send one of the commonest passwords, in whatever case', async () => {
    const user = await type('TrustNo1', 'TrustNo1');
    await user.click(submit());
    expect(await screen.findByText(/one of the passwords that everybody tries first/)).toBeVisible();
    expect(backend.calls('PUT', 'user')).toEqual([]);
  });

  it('says that the password was not changed, and keeps the typed one', async () => {
    authAnswers({ code: 'same_password', message: 'Same' }, 422);
    const user = await type('companion-demo', 'companion-demo');
    await user.click(submit());
    expect(await screen.findByText('Failed to update password.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('companion-demo');
  });
});
