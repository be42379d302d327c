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
  if (isPending) return <StatisticsLoading />;
  if (data === undefined) {
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
          <DailyCharts days={data.days} />
        </Suspense>
      </div>
    </section>
  );
}

function Figures({ statistics }: { statistics: Statistics }) {
  const { totalUsers, activeUsers, totalRevenue, days } = statistics;
  const today = days.at(-1);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Figure
        name="Total users"
        value={numberText(totalUsers)}
        more={`${numberText(today?.signUps ?? 0)} today`}
      />
      <Figure name="Active users" value={numberText(activeUsers)} more="Logged in within 30 days" />
      <Figure name="Total revenue" value={poundsText(totalRevenue)} more="A month, from live subscriptions" />
      <Figure name="Messages today" value={numberText(today?.messages ?? 0)} more="Since midnight UTC" />
    </div>
  );
}

function Figure({ name, value, more }: { name: string; value: string; more: string }) {
  return (
    <Card className="flex flex-col gap-1 p-4 sm:p-5">
      <h2 className="text-sm font-semibold text-muted">{name}</h2>
      <p className="font-display text-3xl tabular-nums">{value}</p>
      <p className="text-sm text-muted">{more}</p>
    </Card>
  );
}

function StatisticsLoading() {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {['users', 'active', 'revenue', 'messages'].map((name) => (
          <Skeleton key={name} className="h-32" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <ChartsLoading />
      </div>
    </div>
  );
}

function ChartsLoading() {
  return ['messages', 'sign-ups'].map((name) => <Skeleton key={name} className="h-80" />);
}
