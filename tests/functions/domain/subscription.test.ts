import { describe, expect, test } from 'vitest';
import {
  decidePlan,
  type Plan,
  planSubscriptions,
  type StripeSubscription,
} from '../../../supabase/functions/_shared/domain/subscription.ts';

const plans: Plan[] = [
  { tier: 'free', rank: 1, name: 'Free', priceGbp: 0, lookupKey: null },
  { tier: 'basic', rank: 2, name: 'Basic', priceGbp: 70, lookupKey: 'basic_monthly' },
  { tier: 'premium', rank: 3, name: 'Premium', priceGbp: 80, lookupKey: 'premium_monthly' },
  { tier: 'ultimate', rank: 4, name: 'Ultimate', priceGbp: 90, lookupKey: 'ultimate_monthly' },
];

const periodEnd = Date.UTC(2026, 11, 3) / 1000;

type Changes = Partial<StripeSubscription> & { tier?: string; metadata?: Record<string, string> };

function subscription({ tier = 'premium', metadata = {}, ...rest }: Changes = {}): StripeSubscription {
  const price = { id: `price_${tier}`, lookup_key: `${tier}_monthly`, metadata };
  return {
    id: 'sub_1',
    status: 'active',
    created: periodEnd - 86_400,
    cancel_at: null,
    cancel_at_period_end: false,
    items: { data: [{ id: 'si_1', current_period_end: periodEnd, price }] },
    ...rest,
  };
}

const decide = (...subscriptions: StripeSubscription[]) =>
  decidePlan(planSubscriptions(subscriptions, plans));

describe('the plan that a subscription gives', () => {
  test.each([
    ['trialing', 'premium'],
    ['active', 'premium'],
    ['past_due', 'premium'],
    ['unpaid', 'free'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['paused', 'free'],
    ['canceled', 'free'],
    ['a_status_of_the_future', 'free'],
  ])('%s is %s', (status, tier) => {
    expect(decide(subscription({ status })).tier).toBe(tier);
  });

  test('no subscription gives the free plan', () => {
    expect(decide()).toEqual({ tier: 'free', kept: null, surplus: [] });
  });

  test('an ended subscription beside a live one changes nothing', () => {
    const old = subscription({ id: 'sub_0', status: 'canceled', tier: 'ultimate' });
    expect(decide(old, subscription()).tier).toBe('premium');
    expect(decide(subscription(), old).tier).toBe('premium');
  });

  test('[R-PAY-05] of two live ones the higher plan is kept and the other is to be canceled, in any order', () => {
    const basic = subscription({ id: 'sub_basic', tier: 'basic' });
    const premium = subscription({ id: 'sub_premium', status: 'past_due' });
    for (const both of [
      [basic, premium],
      [premium, basic],
    ]) {
      const { tier, kept, surplus } = decide(...both);
      expect([tier, kept?.id, surplus.map(({ id }) => id)]).toEqual([
        'premium',
        'sub_premium',
        ['sub_basic'],
      ]);
    }
  });

  test('[R-PAY-05] of two live ones of one plan the older is kept, then the one with the smaller id', () => {
    const older = subscription({ id: 'sub_z', created: periodEnd - 9 });
    const younger = subscription({ id: 'sub_a', created: periodEnd - 8 });
    const twin = subscription({ id: 'sub_b', created: periodEnd - 8 });
    expect(decide(younger, older).kept?.id).toBe('sub_z');
    expect(decide(twin, younger).kept?.id).toBe('sub_a');
  });

  test('a price whose lookup key moved to a newer price is still known by its tier', () => {
    const old = subscription({ metadata: { tier: 'premium' } });
    for (const item of old.items.data) item.price.lookup_key = null;
    expect(decide(old).tier).toBe('premium');
  });

  test('a subscription to another product gives no plan and is never canceled', () => {
    const other = subscription({ id: 'sub_other', tier: 'newsletter' });
    expect(planSubscriptions([other], plans)).toEqual([]);
    expect(decide(other, subscription())).toMatchObject({ tier: 'premium', surplus: [] });
  });

  test('no price makes anybody subscribe to the free plan', () => {
    const free = subscription({ metadata: { tier: 'free' } });
    for (const item of free.items.data) item.price.lookup_key = null;
    expect(planSubscriptions([free], plans)).toEqual([]);
  });

  test('of several items the highest plan counts', () => {
    const both = subscription({ tier: 'basic' });
    both.items.data.push(...subscription({ tier: 'ultimate' }).items.data);
    expect(decide(both).tier).toBe('ultimate');
  });
});

describe('the dates of a subscription', () => {
  const dates = (changes: Changes) => {
    const [one] = planSubscriptions([subscription(changes)], plans);
    return { currentPeriodEnd: one?.currentPeriodEnd, endsAt: one?.endsAt };
  };
  const end = '2026-12-03T00:00:00.000Z';

  test('[R-PLAN-21] a subscription that renews has the end of its item’s period and no end date', () => {
    expect(dates({})).toEqual({ currentPeriodEnd: end, endsAt: null });
  });

  test('[R-PLAN-21] a subscription canceled at the end of its period ends then', () => {
    expect(dates({ cancel_at_period_end: true })).toEqual({ currentPeriodEnd: end, endsAt: end });
  });

  test('[R-PLAN-21] a subscription canceled for a date in the portal ends at that date', () => {
    expect(dates({ cancel_at: periodEnd - 3600 }).endsAt).toBe('2026-12-02T23:00:00.000Z');
  });
});
