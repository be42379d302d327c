import { useQuery } from '@tanstack/react-query';
import type { Plan } from '#shared/plans.ts';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { syncQuery } from './queries.ts';
import { staysUntil } from './rules.ts';
import type { StripeReturn } from './use-stripe-return.ts';

type ReturnNoticeProps = { stripeReturn: StripeReturn; userId: string; plans: Plan[] | undefined };

/** The outcome of a return from Stripe (R-PLAN-18). */
export function ReturnNotice({ stripeReturn, userId, plans }: ReturnNoticeProps) {
  if (stripeReturn.from === 'canceled') return <Notice kind="info">Checkout canceled.</Notice>;
  return (
    <SyncNotice
      userId={userId}
      plans={plans}
      sessionId={stripeReturn.from === 'payment' ? stripeReturn.sessionId : null}
    />
  );
}

type SyncNoticeProps = Pick<ReturnNoticeProps, 'userId' | 'plans'> & {
  /** The payment; null after a visit of the billing portal. */
  sessionId: string | null;
};

function SyncNotice({ userId, plans, sessionId }: SyncNoticeProps) {
  const { data: held, isPending } = useQuery(syncQuery(userId, sessionId));
  const paid = sessionId !== null;
  if (isPending) {
    return (
      <div className="px-4 py-3">
        <Spinner label={paid ? 'Confirming your payment...' : 'Reading your subscription...'} />
      </div>
    );
  }
  if (held === undefined) {
    return (
      <Notice kind="warning">
        {paid
          ? 'Your payment could not be confirmed yet. If you have paid, your plan changes here by itself.'
          : 'Your subscription could not be read yet. If you have changed it, your plan changes here by itself.'}
      </Notice>
    );
  }
  const name = plans?.find(({ tier }) => tier === held.tier)?.name ?? held.tier;
  if (held.endsAt !== null) return <Notice kind="info">{staysUntil(name, held.endsAt)}</Notice>;
  return (
    <Notice kind="good">
      {paid ? 'Payment successful! Your subscription is active.' : `Your plan is ${name}.`}
    </Notice>
  );
}
