import type { Usage } from '#shared/usage.ts';
import { formatMoment, formatTime } from './clock.ts';

/** How many messages are left today, and when they come back in the reader's own time (R-CHAT-02, R-CHAT-10). */
export function RemainingCounter({ usage }: { usage: Usage | undefined }) {
  if (usage === undefined) return <span aria-hidden="true">Remaining: …</span>;
  if (usage.remaining === null) return <span title="Messages are unlimited on your plan.">Unlimited</span>;
  return (
    <span title={`More messages come ${formatMoment(usage.resetsAt)}.`}>
      <span className="font-semibold text-ink">Remaining: {usage.remaining}</span>
      <span> · resets at {formatTime(usage.resetsAt)}</span>
    </span>
  );
}
