import type { Tier } from '#contracts/fields.ts';
import type { Plan } from './subscription.ts';

/** What matters here of Stripe's price. `unit_amount` is in pence. */
export type StripePrice = {
  id: string;
  lookup_key: string | null;
  currency: string;
  unit_amount: number | null;
  recurring: { interval: string; interval_count: number } | null;
};

export type OfferedPrice = { tier: Tier; priceId: string };

/** What Stripe is to charge for a plan: pence, each month. */
export function chargeOf(plan: Plan) {
  return { currency: 'gbp', unit_amount: plan.priceGbp * 100, recurring: { interval: 'month' } } as const;
}

/** Whether Stripe charges what the plan table says: nobody is charged what no page has shown (D-01). */
export function isPriceOf(plan: Plan, price: StripePrice): boolean {
  const { currency, unit_amount, recurring } = chargeOf(plan);
  return (
    price.lookup_key === plan.lookupKey &&
    price.currency === currency &&
    price.unit_amount === unit_amount &&
    price.recurring?.interval === recurring.interval &&
    price.recurring.interval_count === 1
  );
}

/** The price of each paid plan, lowest rank first; a plan without its price is not on offer. */
export function offeredPrices(plans: Plan[], prices: StripePrice[]): OfferedPrice[] {
  return plans.flatMap((plan) => {
    const price = plan.lookupKey && prices.find((candidate) => isPriceOf(plan, candidate));
    return price ? [{ tier: plan.tier, priceId: price.id }] : [];
  });
}
