import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { monthlyPrice } from '#shared/monthly-price.ts';
import type { Plan } from '#shared/plans.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { allowances, type Used } from './rules.ts';

export type PlanCardProps = {
  plan: Plan;
  /** The card below the others, as wide as all of them. */
  wide: boolean;
  /** The heading that fits the page's outline. */
  heading: 'h2' | 'h3';
  /** Marks the plan the person has. */
  isCurrent?: boolean;
  /** Marks the plan the person chose before they signed up. */
  isChosen?: boolean;
  /** The person's usage of everything that plans limit. */
  used?: Used | undefined;
  /** The button or link that chooses the plan. */
  action?: ReactNode;
};

/** A plan: what it costs and what it gives. */
export function PlanCard({
  plan,
  wide,
  heading: Heading,
  isCurrent = false,
  isChosen = false,
  used,
  action,
}: PlanCardProps) {
  const mark = isChosen ? 'Your choice' : plan.most_popular && 'Most Popular';
  return (
    <Card
      className={cx(
        'relative flex h-full flex-col gap-6 p-7',
        wide && 'md:flex-row md:items-center md:justify-between md:gap-12',
        mark && 'ring-2 ring-accent shadow-lifted',
        isCurrent && 'bg-tint',
      )}
    >
      {mark && (
        <p className="absolute -top-3.5 left-7 rounded-full bg-ink px-3 py-1 text-xs font-semibold text-surface">
          {mark}
        </p>
      )}
      <header>
        <Heading className="font-display text-2xl">{plan.name}</Heading>
        <p className="mt-1 flex items-baseline gap-1.5">
          <span className="font-display text-4xl font-semibold">{monthlyPrice(plan)}</span>
          <span className="text-muted">a month</span>
        </p>
      </header>
      <ul className={cx('flex flex-col gap-2.5', wide && 'md:grid md:flex-1 md:grid-cols-2 md:gap-x-10')}>
        {allowances(plan, used).map(({ text, note }) => (
          <li key={text} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <span>
              {text}
              {note && <span className="block text-sm text-muted">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {action && <div className={cx('mt-auto flex flex-col', wide && 'md:mt-0')}>{action}</div>}
    </Card>
  );
}
