import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { labelOf, numberText } from '../components/formats.ts';
import { statisticsQuery } from './queries.ts';

/**
 * How many people each plan has (R-ADMIN-09). Nothing while the figures are loaded or have failed: the block above says
 * so.
 */
export function PlanDistribution() {
  const { data } = useQuery(statisticsQuery());
  if (data === undefined) return null;
  const { subscriptionDistribution: distribution, totalUsers } = data;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="font-semibold">Users by plan</h2>
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
    </Card>
  );
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`;
}
