import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#lib/query-client.ts';
import { timings } from '#lib/timings.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { fetchSafetyCounts } from './api.ts';
import { byMonth, type Month } from './rules.ts';

/** The counts of caught texts, read from the server (R-SAFE-08). */
export default function SafetyCounts() {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['safety-counts'],
      queryFn: ({ signal }) => fetchSafetyCounts(signal),
      staleTime: timings.listFresh,
    },
    queryClient,
  );
  if (data) {
    const months = byMonth(data);
    return months.length === 0 ? <p>No text has been caught so far.</p> : <Table months={months} />;
  }
  if (!isError) return <p className="text-muted">Reading the counts…</p>;
  return (
    <Notice kind="problem" action={<Button onClick={() => void refetch()}>Retry</Button>}>
      The counts could not be read just now.
    </Notice>
  );
}

function Table({ months }: { months: Month[] }) {
  return (
    <table className="w-full max-w-128 border-collapse text-left">
      <caption className="sr-only">Caught texts by month and country</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Month
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            Country
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Texts
          </th>
        </tr>
      </thead>
      {months.map(({ month, countries }) => (
        <tbody key={month}>
          {countries.map(({ country, count }, index) => (
            <tr key={country} className="border-b border-line">
              {index === 0 && (
                <th scope="rowgroup" rowSpan={countries.length} className="py-2 pr-4 align-top font-medium">
                  {month}
                </th>
              )}
              <td className="py-2 pr-4">{country}</td>
              <td className="py-2 text-right tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
