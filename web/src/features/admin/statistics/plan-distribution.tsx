import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { labelOf, numberText } from '../components/formats.ts';
import type { Statistics } from './api.ts';
import { statisticsQuery } from './queries.ts';

/** How many people each plan has (R-ADMIN-09). Nothing when the figures have failed: the block above says so. */
export function PlanDistribution() {
  const { data, isPending } = useQuery(statisticsQuery());
  if (!isPending && data === undefined) return null;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="font-semibold">Users by plan</h2>
      {data === undefined ? <Skeleton className="h-41" /> : <Distribution statistics={data} />}
    </Card>
  );
}

function Distribution({ statistics }: { statistics: Statistics }) {
  const { subscriptionDistribution: distribution, totalUsers } = statistics;
  return (
    <dl className="flex flex-col gap-3">
      {Object.entries(distribution).map(([tier, people]) => (
        <div key={tier} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
          <dt className="font-medium">{labelOf(tier)}</dt>
          <dd className="text-muted tabular-nums">
            {numberText(people)} ({percent(people, totalUsers)})
          </dd>
          <dd aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-tint">
            <div className="h-full rounded-full bg-accent" style={{ width: percent(people, totalUsers) }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`;
}
