import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#lib/format-date-time.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Today } from './api.ts';
import { dollarsText } from './money.ts';
import { todayQuery } from './queries.ts';
import { reachedMark } from './rules.ts';

/** What today cost, beside the ceiling (R-COST-03). */
export function TodayCard() {
  const { data, error, isPending, refetch } = useQuery(todayQuery());
  if (isPending) return <Skeleton className="h-32" />;
  if (data === undefined) {
    return <ErrorState title={`Error: ${error?.message}`} onRetry={() => void refetch()} />;
  }
  const { spent_usd: spent, daily_ceiling_usd: ceiling } = data;
  return (
    <Card className="flex flex-col gap-1 p-5">
      <h2 className="text-sm font-semibold text-muted">Today (UTC), counted every minute</h2>
      <p className="font-display text-3xl tabular-nums">
        {dollarsText(spent)}
        {ceiling !== null && <span className="text-xl text-muted"> of {dollarsText(ceiling)}</span>}
      </p>
      {ceiling !== null && <Share today={data} share={spent / ceiling} />}
      <p className="text-sm text-muted">{meaningOf(data)}</p>
    </Card>
  );
}

function Share({ today, share }: { today: Today; share: number }) {
  return (
    <div aria-hidden="true" className="my-1.5 h-2 max-w-xl overflow-hidden rounded-full bg-tint">
      <div
        className={cx('h-full rounded-full', reachedMark(today) === null ? 'bg-accent' : 'bg-warning')}
        style={{ width: `${Math.min(100, share * 100)}%` }}
      />
    </div>
  );
}

/** How far the day is, and what happens at the marks. */
function meaningOf(today: Today): string {
  const { spent_usd: spent, daily_ceiling_usd: ceiling, warned_80_at, warned_100_at } = today;
  if (ceiling === null) return 'There is no ceiling. Free chats never pause.';
  const since = (iso: string | null) => (iso === null ? '' : ` since ${formatTime(iso)}`);
  switch (reachedMark(today)) {
    case 100:
      return `The ceiling is reached${since(warned_100_at)}. Free chats pause until midnight UTC, paying people go on.`;
    case 80:
      return `Over 80% of the ceiling${since(warned_80_at)}. At 100% free chats pause until midnight UTC, paying people go on.`;
    default:
      return `${Math.floor((spent / ceiling) * 100)}% of the ceiling. At 80% every page of the admin area says so; at 100% free chats pause until midnight UTC, paying people go on.`;
  }
}
