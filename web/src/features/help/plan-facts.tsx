import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { type Plan, plansQuery } from '#shared/plans.ts';
import { PlanFactsLoading } from './plan-facts-loading.tsx';

/** One fact of the plan table for each plan (R-STATIC-07). */
export default function PlanFacts({ ofPlan }: { ofPlan: (plan: Plan) => string }) {
  const { data: plans, isPending } = useDeferredQuery(plansQuery());
  if (isPending) return <PlanFactsLoading />;
  if (plans === undefined) {
    return (
      <p>
        The plans could not be loaded. You’ll find them under{' '}
        <Link to={paths.pricing} className="font-semibold text-accent underline">
          Pricing
        </Link>
        .
      </p>
    );
  }
  return (
    <dl className="max-w-form rounded-md bg-sunken px-4 py-2 text-ink">
      {plans.map((plan) => (
        <div key={plan.tier} className="flex justify-between gap-4 py-1.5">
          <dt>{plan.name}</dt>
          <dd className="font-semibold">{ofPlan(plan)}</dd>
        </div>
      ))}
    </dl>
  );
}
