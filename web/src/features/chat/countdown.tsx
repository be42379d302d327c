import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { formatCountdown } from './clock.ts';

const SECOND = 1000;
const LAST_MINUTE = 60 * SECOND;

/** Counts a temporary chat's time down to a moment of the page's clock, calm until the last minute (R-CHAT-16). */
export function Countdown({ expiresAt }: { expiresAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = expiresAt - now;
  const ending = left <= LAST_MINUTE;
  return (
    <span
      role="timer"
      className={cx('inline-flex items-center gap-1.5', ending && 'font-semibold text-warning')}
      title="A temporary chat is deleted when its time is over. A favorite keeps it."
    >
      <Hourglass aria-hidden="true" className="size-4" />
      <span className="tabular-nums">Ends in {formatCountdown(left)}</span>
    </span>
  );
}
