import type { Plan } from '#shared/plans.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PortalButton } from './portal-button.tsx';
import type { Membership } from './use-membership.ts';
import type { PlanChange } from './use-plan-change.ts';
import { UsedToday } from './used-today.tsx';

type CurrentPlanProps = { membership: Membership; change: PlanChange };

/** The current plan: its price, its next billing date, its usage, and its cancellation. */
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
        <PlanFacts current={current} membership={membership} />
        <div className="mt-auto flex flex-wrap gap-3">
          <Actions current={current} membership={membership} change={change} />
        </div>
      </div>
      <UsedToday plan={current} usage={membership.usage} inUse={membership.inUse} />
    </Card>
  );
}

function Actions({ current, membership, change }: CurrentPlanProps & { current: Plan }) {
  const { plans, subscription, offer } = membership;
  const free = plans?.find(({ lookup_key }) => lookup_key === null);
  const isEnding = subscription?.endsAt != null;
  return (
    <>
      {offer?.demo !== true && <PortalButton endingPlan={isEnding ? current.name : null} />}
      {free && current.lookup_key !== null && !isEnding && (
        <Button variant="quiet" onClick={() => change.choose(free)}>
          Cancel plan
        </Button>
      )}
    </>
  );
}
