import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PortalButton } from './portal-button.tsx';
import { type Membership, useMembership } from './use-membership.ts';

/** The plan, its price, and the links to change it (R-PROF-05). */
export function PaymentSummary() {
  const membership = useMembership(useSession().user?.id ?? '');
  const { current, subscription, failed, retry } = membership;
  if (failed.current || failed.subscription) {
    return <ErrorState title="Your plan could not be loaded" onRetry={retry} />;
  }
  if (current === undefined || subscription === undefined) return <Skeleton className="h-72 max-w-prose" />;
  const portal = portalOf(membership);
  return (
    <Card
      role="region"
      aria-labelledby="current-plan"
      className="flex max-w-prose flex-col items-start gap-5 p-7"
    >
      <PlanFacts current={current} membership={membership} />
      {portal !== 'open' && <p className="text-muted">{noPortal[portal]}</p>}
      <div className="flex flex-wrap gap-3">
        {portal === 'open' && <PortalButton endingPlan={subscription?.endsAt ? current.name : null} />}
        <LinkButton to={paths.subscription}>Manage Subscription</LinkButton>
      </div>
    </Card>
  );
}

const noPortal = {
  demo: 'This is a demo: no payment provider is connected, so there are no cards and no invoices.',
  none: 'Nothing can be bought here right now, so there is no billing portal to open.',
} as const;

/**
 * Whether there is a billing portal: not in a demo, and not where nothing is on offer to somebody without a
 * subscription.
 */
function portalOf({ offer, subscription }: Membership): 'open' | keyof typeof noPortal {
  if (offer?.demo) return 'demo';
  return offer?.plans.length === 0 && subscription === null ? 'none' : 'open';
}
