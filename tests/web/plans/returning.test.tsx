import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#lib/format-date-time.ts';
import { refused } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import { answers, currentPlan, periodEnd, periodEndDay, subscriptionRow, withPlans } from './plans-test.ts';

const test = withPlans();
const syncs = () => test.backend.calls('POST', 'stripe-sync').map(({ body }) => body);

describe('the return from Stripe', () => {
  it('[R-PLAN-18] shows a warning for a payment that cannot be confirmed', async () => {
    test.backend.endpoint('stripe-sync', () => refused(403, 'session_mismatch', 'no'));
    const { router } = openPage('/subscription?session_id=cs_test_1');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your payment could not be confirmed yet. If you have paid, your plan changes here by itself.',
    );
    expect(screen.queryByText(/Payment successful/)).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('reads the subscription again after a visit of the billing portal', async () => {
    test.backend.endpoint('stripe-sync', () => {
      test.has('ultimate');
      return answers({ tier: 'ultimate', renewsAt: periodEnd, endsAt: null })();
    });
    openPage('/subscription?changed=true');
    expect(await screen.findByText('Your plan is Ultimate.')).toBeVisible();
    expect(syncs()).toEqual([{}]);
  });

  it('[R-PLAN-18] shows the plan that was paid when the first reading of the page began before the payment was known', async () => {
    let answerFirst: (response: Response) => void = () => {};
    const before = new Promise<Response>((resolve) => {
      answerFirst = resolve;
    });
    test.backend.table('GET', 'stripe_subscriptions', () =>
      test.backend.calls('GET', 'stripe_subscriptions').length === 1
        ? before
        : Response.json([subscriptionRow('premium')]),
    );
    test.backend.endpoint('stripe-sync', () => {
      test.has('premium');
      return answers({ tier: 'premium', renewsAt: periodEnd, endsAt: null })();
    });
    openPage('/subscription?session_id=cs_test_1');
    await waitFor(() => expect(syncs()).toHaveLength(1));
    answerFirst(Response.json([]));
    expect(await screen.findByText('Payment successful! Your subscription is active.')).toBeVisible();
    expect(await currentPlan()).toHaveTextContent(`Next billing date${formatDate(periodEnd)}`);
  });

  it('[R-PLAN-21] shows the last day after a cancellation in the portal', async () => {
    test.backend.endpoint('stripe-sync', answers({ tier: 'premium', renewsAt: null, endsAt: periodEnd }));
    openPage('/account?changed=true');
    expect(await screen.findByText(`Your plan stays Premium until ${periodEndDay}.`)).toBeVisible();
  });

  it('sends nothing to Stripe on an ordinary visit', async () => {
    openPage('/subscription?canceled=maybe');
    expect(await currentPlan()).toBeVisible();
    expect(syncs()).toEqual([]);
    expect(screen.queryByText('Checkout canceled.')).not.toBeInTheDocument();
  });
});
