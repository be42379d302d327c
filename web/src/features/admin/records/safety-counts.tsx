import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { formatUtcMonth } from '#lib/format-date-time.ts';
import { ELSEWHERE } from '#shared/help/country.ts';
import { countryName } from '#shared/help/lines.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { numberText } from '../components/formats.ts';
import type { SafetyCount } from './api.ts';
import { safetyCountsQuery } from './queries.ts';
import { countriesOf, monthsOf, topicNames, topics } from './safety-rules.ts';

/** How often help lines were shown, per month and country, without any user (D-15). */
export function SafetyCounts() {
  const { data, isPending, error, refetch } = useQuery(safetyCountsQuery());
  return (
    <Section title="Help lines shown">
      <p className="text-muted">Per month and country. Who wrote the texts is not stored with them.</p>
      {isPending && <Skeleton className="h-80" />}
      {data === undefined && error !== null && (
        <ErrorState title={`Error: ${error.message}`} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<ShieldCheck />}
          title="Nothing counted yet"
          text="Months appear here as they come."
        />
      )}
      {data !== undefined && data.length > 0 && <Month counts={data} />}
    </Section>
  );
}

function Month({ counts }: { counts: SafetyCount[] }) {
  const months = monthsOf(counts);
  const [chosen, setChosen] = useState('');
  const month = months.find((each) => each === chosen) ?? months[0] ?? '';
  const countries = countriesOf(counts, month);
  return (
    <>
      <div className="max-w-60">
        <SelectField
          label="Month"
          value={month}
          options={months.map((value) => ({ value, label: formatUtcMonth(value) }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {topics.map((topic) => (
          <Card key={topic} className="flex flex-col gap-1 p-5">
            <dt className="text-sm font-semibold text-muted">{topicNames[topic]}</dt>
            <dd className="font-display text-3xl tabular-nums">
              {numberText(countries.reduce((sum, { byTopic }) => sum + (byTopic[topic] ?? 0), 0))}
            </dd>
          </Card>
        ))}
      </dl>
      <section
        aria-label={`Counts of ${formatUtcMonth(month)} by country`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-raised"
      >
        <table className="w-full text-left text-sm">
          <thead className="bg-sunken text-muted">
            <tr>
              <th scope="col" className="px-4 py-3 font-semibold">
                Country
              </th>
              {topics.map((topic) => (
                <th key={topic} scope="col" className="px-4 py-3 text-right font-semibold whitespace-nowrap">
                  {topicNames[topic]}
                </th>
              ))}
              <th scope="col" className="px-4 py-3 text-right font-semibold">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {countries.map(({ country, byTopic, total }) => (
              <tr key={country} className="border-t border-line">
                <th scope="row" className="px-4 py-2.5 font-medium">
                  {country === ELSEWHERE ? 'Unknown' : countryName(country)}
                </th>
                {topics.map((topic) => (
                  <td key={topic} className="px-4 py-2.5 text-right tabular-nums">
                    {numberText(byTopic[topic] ?? 0)}
                  </td>
                ))}
                <td className="px-4 py-2.5 text-right font-semibold tabular-nums">{numberText(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
