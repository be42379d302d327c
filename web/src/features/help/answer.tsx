import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { type Plan, plansQuery } from '../../lib/plans.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Question } from './questions.ts';

/** One question that unfolds; of all that share the name `faq` the browser keeps at most one open (R-STATIC-06). */
export function Answer({ question, answer, ofPlan }: Question) {
  return (
    <details name="faq" className="group border-b border-line">
      <summary className="flex cursor-pointer items-center justify-between gap-6 rounded-sm py-4 text-lg font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {question}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-accent transition-transform duration-150 group-open:rotate-45"
        />
      </summary>
      <div className="flex max-w-prose flex-col gap-4 pb-6 text-muted">
        <p>{answer}</p>
        {ofPlan && <ByPlan ofPlan={ofPlan} />}
      </div>
    </details>
  );
}

/** What the plan table says, plan by plan (R-STATIC-07). */
function ByPlan({ ofPlan }: { ofPlan: (plan: Plan) => string }) {
  const { data: plans, isPending } = useQuery(plansQuery(), queryClient);
  if (isPending) return <Skeleton className="h-32 max-w-form" />;
  if (plans === undefined) {
    return (
      <p>
        The plans could not be loaded. You find them under{' '}
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
