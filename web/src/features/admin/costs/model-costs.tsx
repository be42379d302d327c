import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatUtcMonth } from '#lib/format-date-time.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { numberText } from '../components/formats.ts';
import { providerName } from '../components/providers.ts';
import type { ModelCost } from './api.ts';
import { type FigureColumn, FiguresTable } from './figures-table.tsx';
import { dollarsText } from './money.ts';
import { modelCostsQuery } from './queries.ts';

/** What a request was for. */
const purposes: Record<string, string> = {
  reply: 'Reply',
  check: 'Safety check',
  memory: 'Memory',
  story: 'Story',
  trial: 'Trial by an admin',
};

const figure = (
  label: string,
  value: (row: ModelCost) => number,
  shown = numberText,
): FigureColumn<ModelCost> => ({ label, value, shown, isSummed: true });

const columns: FigureColumn<ModelCost>[] = [
  { label: 'For', value: (row) => purposes[row.purpose] ?? row.purpose },
  { label: 'Provider', value: (row) => providerName(row.provider) },
  { label: 'Model', value: (row) => row.model },
  { label: 'Served by', value: (row) => row.answered_provider },
  figure('Requests', (row) => row.calls),
  figure('Finished', (row) => row.finished),
  figure('Tokens sent', (row) => row.prompt_tokens),
  figure('Tokens back', (row) => row.completion_tokens),
  figure('Of them reasoning', (row) => row.reasoning_tokens),
  figure('Cost ($)', (row) => row.cost_usd, dollarsText),
  figure('Of it estimated ($)', (row) => row.estimated_usd, dollarsText),
  figure('Usage unknown', (row) => row.unknown_usage),
  figure('Without a price', (row) => row.unpriced),
];

/** The models of a month, the dearest first (R-COST-02). */
export function ModelCosts({ months }: { months: string[] }) {
  const [chosen, setChosen] = useState('');
  const month = months.find((each) => each === chosen) ?? months[0] ?? '';
  const { data, isPending, error, refetch } = useQuery(modelCostsQuery(month));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-xl">By model</h2>
      <div className="max-w-60">
        <SelectField
          label="Month"
          value={month}
          options={months.map((value) => ({ value, label: formatUtcMonth(value) }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      {isPending && <Skeleton className="h-60" />}
      {data === undefined && error !== null && (
        <ErrorState title={`Error: ${error.message}`} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.length === 0 && <p className="text-muted">No requests in this month.</p>}
      {data !== undefined && data.length > 0 && (
        <FiguresTable
          label={`Costs of ${formatUtcMonth(month)} by model`}
          columns={columns}
          rows={data}
          keyOf={(row) => [row.purpose, row.provider, row.model, row.answered_provider].join(' ')}
          totalOf={() => 'Total'}
          fileName={`costs-by-model-${month.slice(0, 7)}`}
        />
      )}
    </section>
  );
}
