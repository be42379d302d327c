import { LeavePlanDialog } from './leave-plan-dialog.tsx';
import { PlanChangeDialog } from './plan-change-dialog.tsx';
import type { Membership } from './use-membership.ts';
import type { PlanChange } from './use-plan-change.ts';

/** The question that belongs to the plan that was chosen. */
export function PlanDialogs({ membership, change }: { membership: Membership; change: PlanChange }) {
  const { asked } = change;
  const leaves = asked?.way.to === 'free';
  const plan = asked?.plan ?? null;
  return (
    <>
      <PlanChangeDialog plan={leaves ? null : plan} membership={membership} change={change} />
      <LeavePlanDialog plan={leaves ? plan : null} membership={membership} change={change} />
    </>
  );
}
