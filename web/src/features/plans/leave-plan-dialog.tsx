import { formatDay } from '#lib/format-date-time.ts';
import type { Plan } from '#shared/plans.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { favoritesAfter } from './rules.ts';
import type { Membership } from './use-membership.ts';
import type { PlanChange } from './use-plan-change.ts';

type LeavePlanDialogProps = {
  /** The free plan when it was chosen; null while it is not. */
  plan: Plan | null;
  membership: Membership;
  change: PlanChange;
};

/** The dialog that cancels a plan: what ends, when, and what is lost with it. */
export function LeavePlanDialog({ plan, membership, change }: LeavePlanDialogProps) {
  const { current, subscription, inUse } = membership;
  const lost = plan && inUse ? favoritesAfter(plan, inUse.favorites) : null;
  const end = subscription?.renewsAt
    ? `You keep ${current?.name} until ${formatDay(subscription.renewsAt)}, which is paid. Nothing is charged after that.`
    : `You are on ${plan?.name} at once.`;
  return (
    <ConfirmDialog
      open={plan !== null}
      onClose={change.close}
      onConfirm={change.confirm}
      title={`Cancel ${current?.name}?`}
      text={lost === null ? end : `${end} Then ${lost}, and their chats are no longer kept.`}
      confirmLabel="Cancel plan"
      cancelLabel={`Keep ${current?.name}`}
      danger
      busy={change.busy}
    />
  );
}
