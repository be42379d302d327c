import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { numberText, poundsText } from '../components/formats.ts';
import type { Statistics } from './api.ts';
import { statisticsQuery } from './queries.ts';

const DailyCharts = lazyPart('default', () => import('./daily-charts.tsx'));

/** The statistics: users, revenue, plans, and the last 30 days (R-ADMIN-08 to R-ADMIN-10). */
export function StatisticsBlock() {
  const { data, isPending, error, refetch } = useQuery(statisticsQuery());
  if (!isPending && data === undefined) {
    return (
      <ErrorState
        title="Failed to load admin statistics"
        text={`Error: ${error?.message}`}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <section aria-label="Statistics" className="flex flex-col gap-4">
      <Figures statistics={data} />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <Suspense fallback={<ChartsLoading />}>
          {data === undefined ? <ChartsLoading /> : <DailyCharts days={data.days} />}
        </Suspense>
      </div>
    </section>
  );
}

/** Their words stand there while the figures are loaded: how many lines they take depends on the width. */
function Figures({ statistics }: { statistics: Statistics | undefined }) {
  const today = statistics?.days.at(-1);
  const figure = (value: number | undefined, text = numberText) => statistics && text(value ?? 0);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Figure
        name="Total users"
        value={figure(statistics?.totalUsers)}
        more={statistics && `${numberText(today?.signUps ?? 0)} today`}
      />
      <Figure name="Active users" value={figure(statistics?.activeUsers)} more="Logged in within 30 days" />
      <Figure
        name="Total revenue"
        value={figure(statistics?.totalRevenue, poundsText)}
        more="A month, from live subscriptions"
      />
      <Figure name="Messages today" value={figure(today?.messages)} more="Since midnight UTC" />
    </div>
  );
}

type FigureProps = { name: string; value: string | undefined; more: string | undefined };

function Figure({ name, value, more }: FigureProps) {
  return (
    <Card className="flex flex-col gap-1 p-4 sm:p-5">
      <h2 className="text-sm font-semibold text-muted">{name}</h2>
      {value === undefined ? (
        <Skeleton className="h-9 w-24" />
      ) : (
        <p className="font-display text-3xl tabular-nums">{value}</p>
      )}
      {more === undefined ? <Skeleton className="h-5 w-20" /> : <p className="text-sm text-muted">{more}</p>}
    </Card>
  );
}

function ChartsLoading() {
  return ['messages', 'sign-ups'].map((name) => <Skeleton key={name} className="h-88" />);
}
