import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { formatUtcMonth } from '#lib/format-date-time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { numberText } from '../components/formats.ts';
import type { PlanCost } from './api.ts';
import { type FigureColumn, FiguresTable } from './figures-table.tsx';
import { ModelCosts } from './model-costs.tsx';
import { dollarsText, planName, poundsAndPenceText } from './money.ts';
import { planCostsQuery } from './queries.ts';
import { monthsOf } from './rules.ts';

const figure = (
  label: string,
  value: (row: PlanCost) => number,
  shown = numberText,
): FigureColumn<PlanCost> => ({ label, value, shown, isSummed: true });

const columns: FigureColumn<PlanCost>[] = [
  { label: 'Month', value: (row) => row.month.slice(0, 7), text: (row) => formatUtcMonth(row.month) },
  { label: 'Plan', value: (row) => planName(row.tier) },
  // Somebody who changed the plan counts for both.
  { label: 'People', value: (row) => row.people, shown: numberText },
  figure('Requests', (row) => row.calls),
  figure('Cost ($)', (row) => row.cost_usd, dollarsText),
  figure('Of it estimated ($)', (row) => row.estimated_usd, dollarsText),
  figure('Revenue (£)', (row) => row.revenue_gbp, poundsAndPenceText),
  figure('Margin (£)', (row) => row.margin_gbp, poundsAndPenceText),
  { label: 'Median of a person ($)', value: (row) => row.median_usd, shown: dollarsText },
  { label: '95th percentile ($)', value: (row) => row.p95_usd, shown: dollarsText },
  figure('Usage unknown', (row) => row.unknown_usage),
  figure('Without a price', (row) => row.unpriced),
];

/** Cost, revenue and margin by month and plan, and the models of a month (R-COST-02). */
export function PlanCosts() {
  const { data, isPending, error, refetch } = useQuery(planCostsQuery());
  if (isPending) return <Skeleton className="h-80" />;
  if (data === undefined) {
    return <ErrorState title={`Error: ${error?.message}`} onRetry={() => void refetch()} />;
  }
  const months = monthsOf(data);
  if (months.length === 0) {
    return (
      <EmptyState
        icon={<Receipt />}
        title="No costs yet"
        text="The first reply of a model appears here. The demo model costs nothing."
      />
    );
  }
  return (
    <>
      <section className="flex flex-col gap-3">
        <h2 className="font-display text-xl">By month and plan</h2>
        <FiguresTable
          label="Costs by month and plan"
          columns={columns}
          rows={data}
          keyOf={({ month, tier }) => `${month} ${tier}`}
          totalOf={({ month }) => `Total of ${formatUtcMonth(month)}`}
          fileName="costs-by-plan"
        />
        <Unpriced costs={data} />
      </section>
      <ModelCosts months={months} />
    </>
  );
}

/** What is in no sum, said of the newest month that has it. */
function Unpriced({ costs }: { costs: PlanCost[] }) {
  const month = costs.find(({ unpriced }) => unpriced > 0)?.month;
  if (month === undefined) return null;
  const ofMonth = costs.filter((each) => each.month === month);
  const requests = ofMonth.reduce((sum, { unpriced }) => sum + unpriced, 0);
  return (
    <Notice kind="warning">
      {numberText(requests)} {requests === 1 ? 'request' : 'requests'} of {formatUtcMonth(month)} had no
      price, so what {requests === 1 ? 'it' : 'they'} cost is in none of these sums. The table by model names
      them; add a price below, and it holds from the next request on.
    </Notice>
  );
}
