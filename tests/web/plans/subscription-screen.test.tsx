import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession } from '#lib/session.ts';
import { openPage } from '../support/open-page.tsx';
import { companionRow, userId } from '../support/people.ts';
import { currentPlan, demo, periodEnd, periodEndDay, subscriptionRow, withPlans } from './plans-test.ts';

const test = withPlans();
const card = async (plan: string) =>
  within((await screen.findByRole('heading', { level: 3, name: plan })).closest('li') as HTMLElement);

describe('the address of the subscription page', () => {
  const addresses = ['/subscription', '/account'];

  it.each(addresses)('[R-SHELL-06] [R-PLAN-14] %s shows the page to a signed-in person', async (address) => {
    openPage(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage Subscription' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'Ultimate' })).toBeVisible();
  });

  it.each(addresses)('[R-SHELL-06] %s sends a visitor to the home page', async (address) => {
    endSession();
    const { router } = openPage(address);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByText('Manage Subscription')).not.toBeInTheDocument();
  });
});

describe('the current plan', () => {
  it('[R-PLAN-14] [R-PLAN-21] shows its price, the real next billing date and the usage', async () => {
    test.has('premium');
    test.backend.tables.stripe_subscriptions = [subscriptionRow('premium')];
    test.backend.tables.user_favorites = ['suki', 'luca'].map((companion_id) => ({
      user_id: userId,
      companion_id,
    }));
    test.backend.tables.companions = [companionRow({ user_id: userId, is_public: false })];
    test.backend.table('POST', 'rpc/count_active_chats', () => Response.json(4));
    openPage('/subscription');
    const current = within(await currentPlan());
    expect(current.getByText('Premium')).toBeVisible();
    expect(current.getByText('£14 a month')).toBeVisible();
    expect(current.getByText('Mar 3, 2027')).toBeVisible();
    expect(await current.findByText('8 of 20')).toBeVisible();
    expect(await current.findByText('2 of 6')).toBeVisible();
    expect(current.getByText('1 of 19')).toBeVisible();
    expect(current.getByText('4 of 13')).toBeVisible();
  });

  it('[R-PLAN-21] shows until when a canceled plan is kept, and offers to keep it', async () => {
    test.has('premium');
    test.backend.tables.stripe_subscriptions = [subscriptionRow('premium', { ends_at: periodEnd })];
    openPage('/subscription');
    const current = within(await currentPlan());
    expect(current.getByText(`Your plan stays Premium until ${periodEndDay}.`)).toBeVisible();
    expect(current.getByRole('button', { name: 'Keep Premium in the billing portal' })).toBeVisible();
    expect(current.queryByRole('button', { name: 'Cancel plan' })).not.toBeInTheDocument();
    expect((await card('Free')).getByText(`Yours from ${periodEndDay}`)).toBeVisible();
  });

  it('[R-PLAN-09] is the allowance’s when that is higher than the row’s', async () => {
    test.has('ultimate');
    test.backend.tables.users = [{ ...test.backend.tables.users?.[0], subscription_tier: 'basic' }];
    openPage('/subscription');
    expect(await within(await currentPlan()).findByText('Ultimate')).toBeVisible();
    expect((await card('Ultimate')).getByText('Your plan')).toBeVisible();
  });

  it('says that a payment did not go through', async () => {
    test.has('basic');
    test.backend.tables.stripe_subscriptions = [subscriptionRow('basic', { status: 'past_due' })];
    openPage('/subscription');
    expect(await screen.findByText(/Your last payment did not go through/)).toBeVisible();
  });

  it('shows no date and no cancellation on the free plan', async () => {
    openPage('/subscription');
    const current = within(await currentPlan());
    expect(current.getByText('None. Free costs nothing.')).toBeVisible();
    expect(await current.findByText('Not on this plan')).toBeVisible();
    expect(current.queryByRole('button', { name: 'Cancel plan' })).not.toBeInTheDocument();
  });

  it('is read again on Retry after a failure', async () => {
    let down = true;
    test.backend.table('GET', 'stripe_subscriptions', () =>
      down ? Response.json({ message: 'no', code: '' }, { status: 400 }) : Response.json([]),
    );
    const { user } = openPage('/subscription');
    expect(await screen.findByText('Your plan could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await currentPlan()).toBeVisible();
  });
});

describe('the plan cards', () => {
  it('[R-PLAN-14] show the allowances of each plan beside today’s usage', async () => {
    test.has('premium');
    test.backend.tables.user_favorites = ['a', 'b', 'c', 'd', 'e'].map((companion_id) => ({
      user_id: userId,
      companion_id,
    }));
    test.backend.table('POST', 'rpc/count_active_chats', () => Response.json(2));
    openPage('/subscription');
    const basic = await card('Basic');
    expect(basic.getByText(/17 messages a day/)).toBeVisible();
    expect(await basic.findByText('8 used today')).toBeVisible();
    expect(await basic.findByText('2 active now')).toBeVisible();
    expect(await basic.findByText('the newest 3 of your 5 would stay')).toBeVisible();
    expect((await card('Free')).getByText('your 5 favorites would go')).toBeVisible();
    expect((await card('Ultimate')).getByText('5 kept now')).toBeVisible();
    expect((await card('Premium')).getByText('Your plan')).toBeVisible();
    expect((await card('Premium')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('[R-PLAN-19] show a banner over an empty price list when the plans cannot be loaded, until Retry', async () => {
    let down = true;
    test.backend.endpoint('stripe-plans', () =>
      down ? Response.json({}, { status: 400 }) : Response.json(demo),
    );
    const { user } = openPage('/subscription');
    const banner = 'The prices could not be loaded, so no plan can be bought right now.';
    expect(await screen.findByText(banner)).toBeVisible();
    expect(await currentPlan()).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(banner)).not.toBeInTheDocument());
  });

  it('say that plans are a demo', async () => {
    test.backend.endpoint('stripe-plans', () => Response.json(demo));
    openPage('/subscription');
    expect(await screen.findByText(/This is a demo: no payment provider is connected/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Billing portal' })).not.toBeInTheDocument();
  });
});
