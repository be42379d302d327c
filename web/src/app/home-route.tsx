import { lazyPart } from '#ui/lazy-part.tsx';
import { WhenInView } from '#ui/when-in-view.tsx';
import { HomeScreen } from '../features/marketing/home-screen.tsx';
import { PlanGridLoading } from '../features/plans/plan-grid.tsx';

const PlanCards = lazyPart(() => import('../features/plans/plan-cards.tsx'));

/** The home page with the plans. */
export function HomeRoute() {
  return (
    <HomeScreen
      plans={
        <WhenInView loading={<PlanGridLoading />}>
          <PlanCards />
        </WhenInView>
      }
    />
  );
}
