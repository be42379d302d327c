import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PlanFactsLoading } from './plan-facts-loading.tsx';
import type { Question } from './questions.ts';

const PlanFacts = lazyPart('default', () => import('./plan-facts.tsx'));

/** One question that unfolds; of those with the name `faq` the browser keeps at most one open (R-STATIC-06). */
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
        {ofPlan && (
          <Suspense fallback={<PlanFactsLoading />}>
            <PlanFacts ofPlan={ofPlan} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
