import type { Plan } from '../../lib/plans.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlanCard, type PlanCardProps } from './plan-card.tsx';
import { PlanGrid, PlanGridLoading } from './plan-grid.tsx';
import { dayOf } from './rules.ts';
import type { Membership } from './use-membership.ts';
import type { PlanChange } from './use-plan-change.ts';

type MemberPlansProps = Pick<PlanCardProps, 'heading' | 'used'> & {
  membership: Membership;
  change: PlanChange;
};

/** The plans for somebody who is signed in: the own one is marked, every other one can be chosen. */
export function MemberPlans({ membership, change, heading, used }: MemberPlansProps) {
  const { plans, current, failed, retry } = membership;
  if (failed.plans) return <ErrorState title="The plans could not be loaded" onRetry={retry} />;
  if (plans === undefined) return <PlanGridLoading />;
  return (
    <PlanGrid
      plans={plans}
      renderCard={(plan, wide) => (
        <PlanCard
          plan={plan}
          wide={wide}
          heading={heading}
          used={used}
          isCurrent={plan.tier === current?.tier}
          action={<PlanAction plan={plan} membership={membership} change={change} />}
        />
      )}
    />
  );
}

type PlanActionProps = { plan: Plan; membership: Membership; change: PlanChange };

function PlanAction({ plan, membership: { current, subscription, offer, failed }, change }: PlanActionProps) {
  if (plan.tier === current?.tier) return <Mark text="Your plan" />;
  const endsAt = subscription?.endsAt ?? null;
  if (plan.lookup_key === null && endsAt !== null) return <Mark text={`Yours from ${dayOf(endsAt)}`} />;
  return (
    <Button
      variant={plan.most_popular ? 'primary' : 'secondary'}
      disabled={current === undefined || (offer === undefined && !failed.offer)}
      busy={change.busy}
      onClick={() => change.choose(plan)}
    >
      {current !== undefined && plan.rank < current.rank ? 'Downgrade' : 'Upgrade'} to {plan.name}
    </Button>
  );
}

function Mark({ text }: { text: string }) {
  return <p className="flex min-h-11 items-center justify-center font-semibold text-accent">{text}</p>;
}
