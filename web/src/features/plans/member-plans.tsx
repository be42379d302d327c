import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDay } from '#lib/format-date-time.ts';
import type { Plan } from '#shared/plans.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlanCard, type PlanCardProps } from './plan-card.tsx';
import { PlanGrid, PlanGridLoading } from './plan-grid.tsx';
import type { Membership } from './use-membership.ts';
import type { PlanChange } from './use-plan-change.ts';

type MemberPlansProps = Pick<PlanCardProps, 'heading' | 'used'> & {
  membership: Membership;
  change: PlanChange;
};

/**
 * The plans for somebody who is signed in: the own one is marked, every other one can be chosen. The one that the
 * address names, which was chosen before signing up, is offered: marked and focused, and bought by nobody but the
 * person (R-PROD-25).
 */
export function MemberPlans({ membership, change, heading, used }: MemberPlansProps) {
  const { plans, current, failed, retry } = membership;
  const chosen = useSearchParams()[0].get('plan');
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
          isChosen={plan.tier === chosen && plan.tier !== current?.tier}
          action={
            <PlanAction plan={plan} isChosen={plan.tier === chosen} membership={membership} change={change} />
          }
        />
      )}
    />
  );
}

type PlanActionProps = { plan: Plan; isChosen: boolean; membership: Membership; change: PlanChange };

function PlanAction({ plan, isChosen, membership, change }: PlanActionProps) {
  const { current, subscription, offer, failed } = membership;
  const button = useRef<HTMLButtonElement>(null);
  const disabled = current === undefined || (offer === undefined && !failed.offer);
  useEffect(() => {
    if (isChosen && !disabled) button.current?.focus();
  }, [isChosen, disabled]);

  if (plan.tier === current?.tier) return <Mark text="Your plan" />;
  const endsAt = subscription?.endsAt ?? null;
  if (plan.lookup_key === null && endsAt !== null) return <Mark text={`Yours from ${formatDay(endsAt)}`} />;
  return (
    <Button
      ref={button}
      variant={plan.most_popular ? 'primary' : 'secondary'}
      disabled={disabled}
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
