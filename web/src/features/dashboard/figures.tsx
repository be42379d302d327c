import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { figuresQuery } from './queries.ts';
import { daysTogether } from './rules.ts';

/** What was done so far, in one line (R-FIRST-18, R-DASH-03); nothing before the first message. */
export function Figures() {
  const { data: figures } = useQuery(figuresQuery(useSession().user?.id ?? ''));
  if (!figures?.since) return null;
  const days = daysTogether(figures.since, new Date());
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-1">
      <Figure count={figures.messagesSent} one="message sent" many="messages sent" />
      <Figure count={figures.companionsMet} one="companion met" many="companions met" />
      <Figure count={days} one="day together" many="days together" />
    </dl>
  );
}

function Figure({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-2">
      <dt className="text-muted">{count === 1 ? one : many}</dt>
      <dd className="font-display text-xl font-semibold">{count.toLocaleString(navigator.language)}</dd>
    </div>
  );
}
