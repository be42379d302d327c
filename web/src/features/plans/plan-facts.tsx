import { formatDate } from '#lib/format-date-time.ts';
import { monthlyPrice } from '#shared/monthly-price.ts';
import type { Plan } from '#shared/plans.ts';
import { Notice } from '#ui/notice.tsx';
import { staysUntil } from './rules.ts';
import type { Membership } from './use-membership.ts';

type PlanFactsProps = { current: Plan; membership: Pick<Membership, 'subscription' | 'offer'> };

/** The plan the person has, what it costs and when that is next charged (R-PLAN-14, R-PLAN-21, R-PROF-05). */
export function PlanFacts({ current, membership }: PlanFactsProps) {
  const { subscription } = membership;
  return (
    <>
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
    </>
  );
}

/** The real date, or why there is none (R-PLAN-21). */
function nextBillingDate(current: Plan, { subscription, offer }: PlanFactsProps['membership']): string {
  if (subscription?.endsAt) return 'None. Nothing more is charged.';
  if (subscription?.renewsAt) return formatDate(subscription.renewsAt);
  if (current.lookup_key === null) return `None. ${current.name} costs nothing.`;
  return offer?.demo ? 'None. This is a demo.' : 'None. Nothing is charged for this plan.';
}
