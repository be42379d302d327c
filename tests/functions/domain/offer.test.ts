import { describe, expect, test } from 'vitest';
import {
  chargeOf,
  offeredPrices,
  type StripePrice,
} from '../../../supabase/functions/_shared/domain/offer.ts';
import type { Plan } from '../../../supabase/functions/_shared/domain/subscription.ts';

const free: Plan = { tier: 'free', rank: 1, name: 'Free', priceGbp: 0, lookupKey: null };
const premium: Plan = {
  tier: 'premium',
  rank: 3,
  name: 'Premium',
  priceGbp: 80,
  lookupKey: 'premium_monthly',
};
const price: StripePrice = {
  id: 'price_1',
  lookup_key: 'premium_monthly',
  currency: 'gbp',
  unit_amount: 8000,
  recurring: { interval: 'month', interval_count: 1 },
};

describe('the offer', () => {
  test('[R-PAY-01] has the price of a paid plan by its lookup key', () => {
    expect(offeredPrices([free, premium], [price])).toEqual([{ tier: 'premium', priceId: 'price_1' }]);
  });

  test.each<[string, Partial<StripePrice>]>([
    ['another key', { lookup_key: 'basic_monthly' }],
    ['no key', { lookup_key: null }],
    ['another amount than the plan table', { unit_amount: 8001 }],
    ['no fixed amount', { unit_amount: null }],
    ['another currency', { currency: 'usd' }],
    ['a yearly charge', { recurring: { interval: 'year', interval_count: 1 } }],
    ['a charge every second month', { recurring: { interval: 'month', interval_count: 2 } }],
    ['a single charge', { recurring: null }],
  ])('does not have a price with %s', (_, changes) => {
    expect(offeredPrices([free, premium], [{ ...price, ...changes }])).toEqual([]);
  });

  test('charges pence', () => {
    expect(chargeOf(premium)).toEqual({
      currency: 'gbp',
      unit_amount: 8000,
      recurring: { interval: 'month' },
    });
  });
});
