import { Suspense } from 'react';
import { useSession } from '#lib/session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PlanGridLoading } from '../features/plans/plan-grid.tsx';
import { PricingScreen } from '../features/plans/pricing-screen.tsx';

const PlanCards = lazyPart('default', () => import('../features/plans/plan-cards.tsx'));
const PlanComparison = lazyPart('default', () => import('../features/plans/plan-comparison.tsx'));
const MemberPricing = lazyPart('default', () => import('../features/plans/member-pricing.tsx'));
const SignedIn = lazyPart('default', () => import('./signed-in.tsx'));

/** The plans, for everyone; signed-in users can change theirs, with code that visitors do not load. */
export function PricingRoute() {
  const { user } = useSession();
  return (
    <PricingScreen>
      <Suspense fallback={<PlanGridLoading />}>
        {user === null ? (
          // The prerendered page hides them from members, whose own have other buttons.
          <div className="for-visitors">
            <PlanCards heading="h2" />
          </div>
        ) : (
          <SignedIn>
            <MemberPricing />
          </SignedIn>
        )}
        <PlanComparison />
      </Suspense>
    </PricingScreen>
  );
}
