import { brand } from '#lib/brand.ts';
import { useSession } from '#lib/session.ts';
import { Container } from '#ui/container.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { subscriptionFlow } from './change-plan.ts';
import { CurrentPlan } from './current-plan.tsx';
import { MemberPlans } from './member-plans.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { PlanDialogs } from './plan-dialogs.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { useMembership } from './use-membership.ts';
import { usePlanChange } from './use-plan-change.ts';
import { useStripeReturn } from './use-stripe-return.ts';

/** `/subscription` and `/account`: the plan a person has, and every change of it (R-PLAN-14). */
export function SubscriptionScreen() {
  const userId = useSession().user?.id ?? '';
  const stripeReturn = useStripeReturn();
  const membership = useMembership(userId);
  const change = usePlanChange(membership, subscriptionFlow);
  const { plans, usage, inUse } = membership;

  return (
    <Container className="py-14">
      <title>{`Manage Subscription | ${brand.name}`}</title>
      <h1 className="mb-8 font-display text-4xl sm:text-5xl">Manage Subscription</h1>
      {stripeReturn && (
        <div className="mb-8">
          <ReturnNotice stripeReturn={stripeReturn} userId={userId} plans={plans} />
        </div>
      )}
      {membership.isRead ? (
        <>
          <OfferNotice membership={membership} />
          <CurrentPlan membership={membership} change={change} />
          <h2 className="mt-14 mb-8 font-display text-3xl">Plans</h2>
          <MemberPlans
            membership={membership}
            change={change}
            heading="h3"
            used={{ ...inUse, messages: usage?.used }}
          />
        </>
      ) : (
        <Skeleton className="h-72 rounded-lg" />
      )}
      <PlanDialogs membership={membership} change={change} />
    </Container>
  );
}
