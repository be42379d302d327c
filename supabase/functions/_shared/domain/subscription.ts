import type { Tier } from '#contracts/fields.ts';

/** A row of the plan table. */
export type Plan = { tier: Tier; rank: number; name: string; priceGbp: number; lookupKey: string | null };

/** What matters here of Stripe's price. */
export type StripePlanPrice = { id: string; lookup_key: string | null; metadata: Record<string, string> };

/** What matters here of Stripe's subscription. The dates of the period sit on its items. */
export type StripeSubscription = {
  id: string;
  status: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: {
    data: {
      id: string;
      current_period_end: number;
      price: StripePlanPrice;
    }[];
  };
};

/** A subscription to one of our plans. Times are ISO 8601 UTC. */
export type PlanSubscription = {
  id: string;
  itemId: string;
  tier: Tier;
  rank: number;
  status: string;
  isLive: boolean;
  createdAt: string;
  currentPeriodEnd: string;
  /** When a canceled subscription ends; null while it renews. */
  endsAt: string | null;
};

/** The plan of a person: the subscription that gives it, and those that Stripe must cancel. */
export type PlanDecision = { tier: Tier; kept: PlanSubscription | null; surplus: PlanSubscription[] };

/**
 * The statuses that give a plan (D-10):
 * - `trialing` and `active`: paid, or free of charge for now;
 * - `past_due`: a renewal failed and Stripe still tries the card; its end is `active`, `unpaid` or `canceled`.
 *
 * All others give none, and so does a status that Stripe may add:
 * - `incomplete`: the first payment is not made yet; `incomplete_expired`: it never was;
 * - `unpaid`: Stripe gave up on a renewal;
 * - `paused`: suspended, as after a trial without a card;
 * - `canceled`: over.
 */
const liveStatuses = ['trialing', 'active', 'past_due'];

/** The subscriptions to our plans; those to anything else that the same Stripe account sells are left alone. */
export function planSubscriptions(subscriptions: StripeSubscription[], plans: Plan[]): PlanSubscription[] {
  return subscriptions.flatMap((subscription) => planSubscription(subscription, plans) ?? []);
}

/**
 * A live subscription gives its plan, none gives the free plan; a deleted customer has none. Of several live ones,
 * which only a race of two checkouts can make, the one of the highest rank stays, of equals the oldest; the others are
 * surplus.
 */
export function decidePlan(subscriptions: PlanSubscription[]): PlanDecision {
  const [kept = null, ...surplus] = subscriptions.filter(({ isLive }) => isLive).sort(byRankThenAge);
  return { tier: kept?.tier ?? 'free', kept, surplus };
}

function planSubscription(subscription: StripeSubscription, plans: Plan[]): PlanSubscription | null {
  const [best] = subscription.items.data
    .flatMap((item) => {
      const plan = planOfPrice(item.price, plans);
      return plan ? [{ item, plan }] : [];
    })
    .sort((one, other) => other.plan.rank - one.plan.rank);
  if (!best) return null;
  return {
    id: subscription.id,
    itemId: best.item.id,
    tier: best.plan.tier,
    rank: best.plan.rank,
    status: subscription.status,
    isLive: liveStatuses.includes(subscription.status),
    createdAt: isoTime(subscription.created),
    currentPeriodEnd: isoTime(best.item.current_period_end),
    endsAt: endOf(subscription, best.item.current_period_end),
  };
}

/**
 * By lookup key; by the tier in its metadata for a price that lost its key to a newer one, because whoever subscribed
 * at the old price keeps it.
 */
export function planOfPrice(price: StripePlanPrice, plans: Plan[]): Plan | undefined {
  return (
    plans.find(({ lookupKey }) => lookupKey !== null && lookupKey === price.lookup_key) ??
    plans.find(({ tier, lookupKey }) => lookupKey !== null && tier === price.metadata.tier)
  );
}

/**
 * Stripe notes a cancellation as a date (the billing portal does) or as a mark on the period (our own request does).
 */
function endOf(subscription: StripeSubscription, periodEnd: number): string | null {
  if (subscription.cancel_at !== null) return isoTime(subscription.cancel_at);
  return subscription.cancel_at_period_end ? isoTime(periodEnd) : null;
}

function byRankThenAge(one: PlanSubscription, other: PlanSubscription): number {
  return (
    other.rank - one.rank || one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id)
  );
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
