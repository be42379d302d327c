import { Skeleton } from '#ui/skeleton.tsx';

/** Stands where the facts of the plans will be. */
export function PlanFactsLoading() {
  return <Skeleton className="h-32 max-w-form" />;
}
