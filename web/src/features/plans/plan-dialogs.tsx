import { LeavePlanDialog } from './leave-plan-dialog.tsx';
import { PlanChangeDialog } from './plan-change-dialog.tsx';
import type { Membership } from './use-membership.ts';
import type { PlanChange } from './use-plan-change.ts';

/** The dialog for the chosen plan. */
export function PlanDialogs({ membership, change }: { membership: Membership; change: PlanChange }) {
  const { chosen } = change;
  const leaves = chosen?.method.to === 'free';
  const plan = chosen?.plan ?? null;
  return (
    <>
      <PlanChangeDialog plan={leaves ? null : plan} membership={membership} change={change} />
      <LeavePlanDialog plan={leaves ? plan : null} membership={membership} change={change} />
    </>
  );
}
