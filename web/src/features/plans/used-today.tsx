import { formatTime } from '#lib/format-date-time.ts';
import type { Plan } from '#shared/plans.ts';
import type { Usage } from '#shared/usage.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { InUse } from './api.ts';

type UsedTodayProps = { plan: Plan; usage: Usage | undefined; inUse: InUse | undefined };

/** The allowances of the plan and today's usage. */
export function UsedToday({ plan, usage, inUse }: UsedTodayProps) {
  return (
    <section aria-labelledby="used-today" className="flex flex-col gap-4">
      <h3 id="used-today" className="text-sm font-semibold text-accent">
        Used today
      </h3>
      <Used name="Messages" count={usage?.used} limit={usage === undefined ? undefined : usage.limit} />
      <Used name="Active chats" count={inUse?.activeChats} limit={plan.active_chats} />
      <Used name="Favorites" count={inUse?.favorites} limit={plan.favorites} />
      <Used name="Companions of your own" count={inUse?.ownCompanions} limit={plan.own_companions} />
      {usage !== undefined && usage.limit !== null && (
        <p className="text-sm text-muted">Messages come back at {formatTime(usage.resetsAt)}.</p>
      )}
    </section>
  );
}

type UsedProps = { name: string; count: number | undefined; limit: number | null | undefined };

function Used({ name, count, limit }: UsedProps) {
  if (count === undefined || limit === undefined) return <Skeleton className="h-12" />;
  const share = limit ? Math.min(1, count / limit) : 0;
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span>{name}</span>
        <span className="font-semibold">{amountOf(count, limit)}</span>
      </p>
      {limit !== null && limit > 0 && (
        <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-glow" style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  );
}

function amountOf(count: number, limit: number | null): string {
  if (limit === null) return `${count}, unlimited`;
  return limit === 0 && count === 0 ? 'Not on this plan' : `${count} of ${limit}`;
}
