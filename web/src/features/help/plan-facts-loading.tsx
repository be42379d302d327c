import { Skeleton } from '#ui/skeleton.tsx';

/** The placeholder of the plan facts while they are loaded. */
export function PlanFactsLoading() {
  return <Skeleton className="h-32 max-w-form" />;
}
