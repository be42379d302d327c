import { useQuery } from '@tanstack/react-query';
import { type Plan, plansQuery } from '#shared/plans.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { type Usage, usageQuery } from '#shared/usage.ts';
import type { InUse, Offer, Subscription } from './api.ts';
import { inUseQuery, offerQuery, subscriptionQuery } from './queries.ts';

/** Everything the screens about plans show of a person; undefined while it is loaded or could not be read. */
export type Membership = {
  userId: string;
  plans: Plan[] | undefined;
  current: Plan | undefined;
  subscription: Subscription | null | undefined;
  offer: Offer | undefined;
  usage: Usage | undefined;
  inUse: InUse | undefined;
  /** Everything was read, or could not be: shown before, the page would move. */
  isRead: boolean;
  /** The reads that failed. */
  failed: { plans: boolean; current: boolean; offer: boolean; subscription: boolean };
  /** Repeats the failed reads. */
  retry: () => void;
};

export function useMembership(userId: string): Membership {
  const plans = useQuery(plansQuery());
  const shown = useShownPlan(userId);
  const offer = useQuery(offerQuery());
  const subscription = useQuery(subscriptionQuery(userId));
  const usage = useQuery(usageQuery(userId));
  const inUse = useQuery(inUseQuery(userId));
  const queries = [plans, offer, subscription, usage, inUse];

  return {
    userId,
    plans: plans.data,
    current: shown.plan,
    subscription: subscription.data,
    offer: offer.data,
    usage: usage.data,
    inUse: inUse.data,
    isRead:
      queries.every(({ data, isFetched }) => data !== undefined || isFetched) &&
      (shown.plan !== undefined || shown.failed),
    failed: {
      plans: plans.isError && plans.data === undefined,
      current: shown.failed,
      offer: offer.isError && offer.data === undefined,
      subscription: subscription.isError && subscription.data === undefined,
    },
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
