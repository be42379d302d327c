import { lazyPart } from '#ui/lazy-part.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { HomeScreen } from '../features/marketing/home-screen.tsx';
import { PlanGridLoading } from '../features/plans/plan-grid.tsx';

const PlanCards = lazyPart(() => import('../features/plans/plan-cards.tsx'));

/** The home page with its plans. */
export function HomeRoute() {
  return (
    <HomeScreen
      plans={
        <WhenNear loading={<PlanGridLoading />}>
          <PlanCards />
        </WhenNear>
      }
    />
  );
}
