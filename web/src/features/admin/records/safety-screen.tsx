import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#lib/format-date-time.ts';
import { useEverTrue } from '#lib/use-ever-true.ts';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { numberText } from '../components/formats.ts';
import { Pauses } from './pauses.tsx';
import { pausesQuery, safetyCountsQuery, safetyFailuresQuery } from './queries.ts';
import { SafetyCounts } from './safety-counts.tsx';
import { failuresOf } from './safety-rules.ts';

/** /admin/safety: whose chats pause, whether the classifier works, and how often help lines were shown (D-31). */
export function SafetyScreen() {
  return (
    <AdminPage title="Safety" text="People who wait for you, the checks, and the counts.">
      <Pauses />
      {useIsRead() && (
        <>
          <Section title="Failed checks">
            <Failures />
          </Section>
          <SafetyCounts />
        </>
      )}
    </AdminPage>
  );
}

/**
 * Whether all sections are read, or could not be. How high the first ones are depends on what was read, so those below
 * come with them: nothing moves then (R-FIRST-22).
 */
function useIsRead(): boolean {
  const reads = [
    useInfiniteQuery(pausesQuery()),
    useQuery(safetyFailuresQuery()),
    useQuery(safetyCountsQuery()),
  ];
  return useEverTrue(reads.every(({ isPending }) => !isPending));
}

/** How often the classifier failed: the rules went on alone then (R-CARE-05). */
function Failures() {
  const { data, error } = useQuery(safetyFailuresQuery());
  if (error !== null) return <p>Error: {error.message}</p>;
  if (data === undefined) return <Skeleton className="h-12" />;
  const { day, week, last } = failuresOf(data, new Date());
  if (last === null) return <p>The second model that reads along has not failed in the last seven days.</p>;
  return (
    <p>
      The second model that reads along failed <strong>{numberText(day)}</strong> times in the last 24 hours
      and <strong>{numberText(week)}</strong> times in seven days, last on {formatDateTime(last)}. Chats went
      on with the rules alone.
    </p>
  );
}
