import { useSession } from '#lib/session.ts';
import { pricingFlow } from './change-plan.ts';
import { MemberPlans } from './member-plans.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { PlanDialogs } from './plan-dialogs.tsx';
import { PlanGridLoading } from './plan-grid.tsx';
import { useMembership } from './use-membership.ts';
import { usePlanChange } from './use-plan-change.ts';

/** The pricing page's cards for somebody who is signed in (R-PLAN-12, R-PLAN-13). */
export default function MemberPricing() {
  const membership = useMembership(useSession().user?.id ?? '');
  const change = usePlanChange(membership, pricingFlow);
  if (!membership.isRead) return <PlanGridLoading />;
  return (
    <>
      <OfferNotice membership={membership} />
      <MemberPlans membership={membership} change={change} heading="h2" />
      <PlanDialogs membership={membership} change={change} />
    </>
  );
}
