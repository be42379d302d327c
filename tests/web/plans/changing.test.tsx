import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consents } from '#contracts/consents.ts';
import { refused } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import {
  answers,
  choose,
  confirmLeaving,
  confirmPaid,
  currentPlan,
  demo,
  offerOf,
  periodEnd,
  periodEndDay,
  subscriptionRow,
  withPlans,
} from './plans-test.ts';

const test = withPlans();

/** The session is gone: the refresh fails, too. */
function sessionGone(endpoint: string): void {
  test.backend.endpoint(endpoint, () => refused(401, 'unauthorized', 'Please log in again.'));
}

describe('the choice of a paid plan', () => {
  it('[R-PLAN-14] [R-PLAN-15] shows price, renewal, limits and canceling, and opens the checkout once it is agreed to', async () => {
    // A refusal ends the change here: one without an answer would be repeated while the next test runs.
    test.backend.endpoint('stripe-checkout', () => refused(409, 'blocked', 'Blocked.'));
    const { user } = openPage('/subscription');
    await choose(user, 'Upgrade to Premium');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Premium' }));
    expect(dialog.getByText('£14 a month. The first month is paid today.')).toBeVisible();
    expect(dialog.getByText(/By itself every month for £14/)).toBeVisible();
    expect(dialog.getByText('24 messages a day')).toBeVisible();
    expect(dialog.getByText(/On Manage Subscription, in two clicks/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    expect(test.backend.calls('POST', 'stripe-checkout')).toHaveLength(0);
    await user.click(
      dialog.getByRole('checkbox', {
        name: 'I agree that Premium starts at once and renews at £14 every month until I cancel.',
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(test.backend.calls('POST', 'stripe-checkout')).toHaveLength(1));
    expect(test.backend.calls('POST', 'stripe-checkout')[0]?.body).toEqual({
      priceId: 'price_premium',
      consent: consents.purchase.version,
    });
  });

  it('sends nothing to Stripe when it is closed', async () => {
    const { user } = openPage('/subscription');
    await choose(user, 'Upgrade to Basic');
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog', { name: 'Upgrade to Basic' })).not.toBeInTheDocument();
    expect(test.backend.calls('POST', 'stripe-checkout')).toHaveLength(0);
  });

  it('shows a subscriber what changes', async () => {
    test.has('premium');
    test.backend.tables.stripe_subscriptions = [subscriptionRow('premium')];
    const { user } = openPage('/subscription');
    await choose(user, 'Upgrade to Ultimate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Ultimate' }));
    expect(dialog.getByText(/^£21 a month in place of £14\. Stripe shows what is due today/)).toBeVisible();
    expect(dialog.getByText(new RegExp(`next on ${periodEndDay}`))).toBeVisible();
  });

  it.each([
    [
      'the server says why',
      () => refused(409, 'already_subscribed', 'You already have a subscription.'),
      'You already have a subscription.',
    ],
    [
      'payments are not configured',
      () => refused(409, 'payments_not_configured', 'Stripe not configured'),
      'Stripe not configured',
    ],
    ['the answer has no words', () => Response.json({}, { status: 400 }), 'Stripe not configured'],
  ])('[R-PLAN-15] shows why a checkout did not open: %s', async (_why, answer, message) => {
    test.backend.endpoint('stripe-checkout', answer);
    const { user } = openPage('/subscription');
    await choose(user, 'Upgrade to Premium');
    await confirmPaid(user, 'Upgrade to Premium');
    expect(await screen.findByText(`Checkout failed: ${message}`)).toBeVisible();
  });

  it('[R-PLAN-20] asks to log in again without a session', async () => {
    sessionGone('stripe-checkout');
    const { user } = openPage('/subscription');
    await choose(user, 'Upgrade to Premium');
    await confirmPaid(user, 'Upgrade to Premium');
    expect(await screen.findByText('Please log in again.')).toBeVisible();
  });
});

describe('the choice of a plan without a price', () => {
  it('[R-PLAN-17] sets the plan without Stripe where plans are a demo, and says so before', async () => {
    test.backend.endpoint('stripe-plans', () => Response.json(demo));
    test.backend.endpoint('user-set-tier', ({ body }) => {
      test.has((body as { tier: 'premium' }).tier);
      return answers({ ...(body as object), endsAt: null })();
    });
    const { user } = openPage('/subscription');
    await choose(user, 'Upgrade to Premium');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Premium' }));
    expect(dialog.getByText(/no money is taken and nothing renews/)).toBeVisible();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await confirmPaid(user, 'Upgrade to Premium', 'Try Premium');
    expect(await screen.findByText('Plan updated: now on Premium.')).toBeVisible();
    expect(await within(await currentPlan()).findByText('Premium')).toBeVisible();
    expect(test.backend.calls('POST', 'user-set-tier')[0]?.body).toEqual({ tier: 'premium' });
  });

  it('[R-PLAN-17] is refused elsewhere, and the page says so', async () => {
    test.backend.endpoint('stripe-plans', () => Response.json(offerOf('basic')));
    test.backend.endpoint('user-set-tier', () => refused(403, 'forbidden', 'no'));
    const { user } = openPage('/subscription');
    await choose(user, 'Upgrade to Ultimate');
    expect(await screen.findByText('ultimate plan not configured and manual set-tier failed')).toBeVisible();
  });
});

describe('the cancellation of a plan', () => {
  const leave = async () => {
    test.has('premium');
    test.backend.tables.stripe_subscriptions = [subscriptionRow('premium')];
    const page = openPage('/subscription');
    await choose(page.user, 'Downgrade to Free');
    return page;
  };

  it('[R-PLAN-14] [R-PLAN-16] [R-PLAN-21] asks, ends the subscription with its period, and shows the day', async () => {
    test.backend.endpoint('stripe-downgrade', () => {
      test.backend.tables.stripe_subscriptions = [subscriptionRow('premium', { ends_at: periodEnd })];
      return answers({ tier: 'premium', endsAt: periodEnd })();
    });
    const { user } = await leave();
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Premium?' });
    expect(question).toHaveTextContent(`You keep Premium until ${periodEndDay}, which is paid.`);
    await confirmLeaving(user, 'Premium');
    const current = within(await currentPlan());
    expect(await current.findByText(`Your plan stays Premium until ${periodEndDay}.`)).toBeVisible();
    expect(test.backend.calls('POST', 'stripe-downgrade')).toHaveLength(1);
  });

  it('changes nothing when the person keeps the plan', async () => {
    const { user } = await leave();
    await user.click(await screen.findByRole('button', { name: 'Keep Premium' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(test.backend.calls('POST', 'stripe-downgrade')).toHaveLength(0);
  });

  it('[R-PLAN-16] shows why it failed', async () => {
    test.backend.endpoint('stripe-downgrade', () =>
      refused(409, 'payments_not_configured', 'No Stripe here'),
    );
    const { user } = await leave();
    await confirmLeaving(user, 'Premium');
    expect(await screen.findByText('Downgrade failed: No Stripe here')).toBeVisible();
  });

  it('[R-PLAN-16] shows that it failed when no reason is known', async () => {
    test.backend.endpoint('stripe-downgrade', () => Response.json({}, { status: 400 }));
    const { user } = await leave();
    await confirmLeaving(user, 'Premium');
    expect(await screen.findByText('Downgrade error')).toBeVisible();
  });
});

describe('the button for the billing portal', () => {
  it('[R-PLAN-20] shows that the portal did not open', async () => {
    test.backend.endpoint('stripe-portal', () => refused(409, 'payments_not_configured', 'no'));
    const { user } = openPage('/subscription');
    await choose(user, 'Billing portal');
    expect(await screen.findByText('Open portal failed')).toBeVisible();
  });

  it('[R-PLAN-20] asks to log in again without a session', async () => {
    sessionGone('stripe-portal');
    const { user } = openPage('/subscription');
    await choose(user, 'Billing portal');
    expect(await screen.findByText('Please log in again.')).toBeVisible();
  });
});
