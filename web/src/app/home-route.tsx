import { Suspense } from 'react';
import { useSession } from '#lib/session.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { HomeScreen } from '../features/marketing/home-screen.tsx';
import { PlanGridLoading } from '../features/plans/plan-grid.tsx';

const PlanCards = lazyPart('default', () => import('../features/plans/plan-cards.tsx'));

const MembersHome = lazyPart('default', () => import('./members-home.tsx'));

/** The home page with the plans; members find their people above it (D-23). */
export function HomeRoute() {
  const { status, user } = useSession();
  const isMember = user !== null || status === 'loading';
  return (
    <>
      {isMember && (
        <LazyBoundary fallback={<div className="min-h-dvh" />}>
          {user === null ? <div className="min-h-dvh" /> : <MembersHome />}
        </LazyBoundary>
      )}
      {/* The prerendered page hides it from members, for whom it stands further down. */}
      <div className={isMember ? undefined : 'for-visitors'}>
        <HomeScreen
          plans={
            <Suspense fallback={<PlanGridLoading />}>
              <PlanCards />
            </Suspense>
          }
        />
      </div>
    </>
  );
}
