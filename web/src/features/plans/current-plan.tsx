import { useMutation } from '@tanstack/react-query';
import { monthlyPrice, type Plan } from '../../lib/plans.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { portalMutation } from './queries.ts';
import { dateOf, staysUntil } from './rules.ts';
import type { Membership } from './use-membership.ts';
import type { PlanChange } from './use-plan-change.ts';
import { UsedToday } from './used-today.tsx';

type CurrentPlanProps = { membership: Membership; change: PlanChange };

/** The plan the person has: its price, its next billing date, what is used of it, and the way out. */
export function CurrentPlan({ membership, change }: CurrentPlanProps) {
  const { current, subscription, failed, retry } = membership;
  if (failed.current || failed.subscription) {
    return <ErrorState title="Your plan could not be loaded" onRetry={retry} />;
  }
  if (current === undefined || subscription === undefined) return <Skeleton className="h-72 rounded-lg" />;
  return (
    <Card
      role="region"
      aria-labelledby="current-plan"
      className="dusk-glow grid gap-8 p-7 md:grid-cols-2 md:gap-12"
    >
      <div className="flex flex-col items-start gap-5">
        <div>
          <h2 id="current-plan" className="text-sm font-semibold text-accent">
            Current plan
          </h2>
          <p className="font-display text-4xl font-semibold">{current.name}</p>
          <p className="text-muted">{monthlyPrice(current)} a month</p>
        </div>
        {subscription?.status === 'past_due' && (
          <Notice kind="warning">
            Your last payment did not go through. Please check your card under Billing portal.
          </Notice>
        )}
        <dl>
          <dt className="text-sm font-semibold">Next billing date</dt>
          <dd className="font-display text-xl">{nextBillingDate(current, membership)}</dd>
          {subscription?.endsAt && <dd className="mt-1">{staysUntil(current.name, subscription.endsAt)}</dd>}
        </dl>
        <div className="mt-auto flex flex-wrap gap-3">
          <Actions current={current} membership={membership} change={change} />
        </div>
      </div>
      <UsedToday plan={current} usage={membership.usage} inUse={membership.inUse} />
    </Card>
  );
}

/** The real date, or why there is none (R-PLAN-21). */
function nextBillingDate(current: Plan, { subscription, offer }: Membership): string {
  if (subscription?.endsAt) return 'None. Nothing more is charged.';
  if (subscription?.renewsAt) return dateOf(subscription.renewsAt);
  if (current.lookup_key === null) return `None. ${current.name} costs nothing.`;
  return offer?.demo ? 'None. This is a demo.' : 'None. Nothing is charged for this plan.';
}

function Actions({ current, membership, change }: CurrentPlanProps & { current: Plan }) {
  const { plans, subscription, offer } = membership;
  const portal = useMutation(portalMutation());
  const free = plans?.find(({ lookup_key }) => lookup_key === null);
  const isEnding = subscription?.endsAt != null;
  return (
    <>
      {offer?.demo !== true && (
        <Button
          variant={isEnding ? 'primary' : 'secondary'}
          busy={portal.isPending}
          onClick={() => portal.mutate()}
        >
          {isEnding ? `Keep ${current.name} in the billing portal` : 'Billing portal'}
        </Button>
      )}
      {free && current.lookup_key !== null && !isEnding && (
        <Button variant="quiet" onClick={() => change.choose(free)}>
          Cancel plan
        </Button>
      )}
    </>
  );
}
