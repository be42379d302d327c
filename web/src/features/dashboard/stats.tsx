import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, Heart, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#lib/session.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { messageCountQuery } from './queries.ts';

type StatsProps = {
  /** How many favorites the person has; undefined until that is known. */
  favorites: number | undefined;
};

/** Messages, companions and days (R-DASH-03). A number that cannot be read is a dash, never a made-up one. */
export function Stats({ favorites }: StatsProps) {
  const userId = useSession().user?.id ?? '';
  const messages = useQuery(messageCountQuery(userId));
  const row = useQuery(currentUserQuery(userId));
  const days = row.data && daysSince(row.data.created_at);
  return (
    <dl className="grid grid-cols-3 gap-3 sm:gap-6">
      <Stat icon={<MessagesSquare />} name="Messages" count={messages.data} failed={messages.isError} />
      <Stat icon={<Heart />} name="Companions" count={favorites} failed={false} />
      <Stat icon={<CalendarHeart />} name="Days active" count={days} failed={row.isError} />
    </dl>
  );
}

type StatProps = { icon: ReactNode; name: string; count: number | undefined; failed: boolean };

function Stat({ icon, name, count, failed }: StatProps) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-1 p-3 sm:p-6">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl font-semibold sm:text-4xl">
        <span aria-hidden="true" className="mb-3 block text-accent [&_svg]:size-6">
          {icon}
        </span>
        {count === undefined && !failed && <Skeleton className="my-1 h-9 w-16" />}
        {count === undefined && failed && <span title="This could not be read">–</span>}
        {count?.toLocaleString('en-GB')}
      </dd>
    </Card>
  );
}

const DAY = 24 * 60 * 60 * 1000;

function daysSince(iso: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / DAY));
}
