import type { ReactNode } from 'react';
import type { Plan } from '#shared/plans.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const grid = 'grid gap-6 md:grid-cols-3';
const ROW = 3;

/** Every plan of the plan table: three cards in a row, and the next one wide below them (R-HOME-04, R-PLAN-10). */
export function PlanGrid({
  plans,
  renderCard,
}: {
  plans: Plan[];
  renderCard: (plan: Plan, wide: boolean) => ReactNode;
}) {
  return (
    <ul className={grid}>
      {plans.map((plan, index) => (
        <li key={plan.tier} className={cx(index >= ROW && 'md:col-span-3')}>
          {renderCard(plan, index >= ROW)}
        </li>
      ))}
    </ul>
  );
}

/** The placeholder of the plans while they are loaded; as high as the window, so that nothing below is pushed along. */
export function PlanGridLoading() {
  return (
    <div className={cx(grid, 'min-h-dvh content-start')}>
      {Array.from({ length: ROW }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-96 rounded-lg" />
      ))}
      <Skeleton className="h-44 rounded-lg md:col-span-3" />
    </div>
  );
}
