import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import { expectShownFor } from '../support/toasts.ts';
import {
  answers,
  choose,
  confirmLeaving,
  confirmPaid,
  demo,
  enabledButton,
  offerOf,
  withPlans,
} from './plans-test.ts';

const test = withPlans();

describe('the pricing page of a signed-in person', () => {
  it('marks their plan', async () => {
    test.has('basic');
    openPage('/pricing');
    const mark = await screen.findByText('Your plan');
    expect(within(mark.closest('li') as HTMLElement).getByRole('heading', { name: 'Basic' })).toBeVisible();
    expect(screen.getAllByText('Your plan')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^Choose / })).not.toBeInTheDocument();
  });

  it('sets a plan without Stripe where plans are a demo', async () => {
    test.backend.endpoint('stripe-plans', () => Response.json(demo));
    test.backend.endpoint('user-set-tier', answers({ tier: 'ultimate', endsAt: null }));
    const { user } = openPage('/pricing');
    expect(await screen.findByText(/This is a demo/)).toBeVisible();
    await choose(user, 'Upgrade to Ultimate');
    await confirmPaid(user, 'Upgrade to Ultimate', 'Try Ultimate');
    expect(await screen.findByText('Plan updated: now on Ultimate.')).toBeVisible();
  });

  it('[R-PLAN-13] [R-FAV-03] shows for 4 s that a plan has no price, and sends no request', async () => {
    test.backend.endpoint('stripe-plans', () => Response.json(offerOf('basic')));
    openPage('/pricing');
    const button = await enabledButton('Upgrade to Premium');
    vi.useFakeTimers();
    fireEvent.click(button);
    await expectShownFor('No priceId for premium', 4000);
    expect(test.backend.calls('POST', 'user-set-tier')).toHaveLength(0);
  });

  it('[R-PLAN-13] shows that the session has ended', async () => {
    test.backend.endpoint('stripe-checkout', () => refused(401, 'unauthorized', 'Please log in again.'));
    const { user } = openPage('/pricing');
    await choose(user, 'Upgrade to Basic');
    await confirmPaid(user, 'Upgrade to Basic');
    expect(await screen.findByText('No userId')).toBeVisible();
  });

  it('[R-PLAN-13] shows that the change failed', async () => {
    test.has('premium');
    test.backend.endpoint('user-set-tier', () => refused(403, 'forbidden', 'no'));
    const { user } = openPage('/pricing');
    await choose(user, 'Downgrade to Free');
    await confirmLeaving(user, 'Premium');
    expect(await screen.findByText('Failed to change plan')).toBeVisible();
    expect(test.backend.calls('POST', 'user-trim-favorites')).toHaveLength(0);
  });
});
