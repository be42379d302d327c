import { Hourglass, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatTime } from '#lib/format-date-time.ts';
import { useOnline } from '#lib/use-online.ts';
import type { Usage } from '#shared/usage.ts';
import { cx } from '#ui/cx.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useChatSession } from './chat-session.ts';
import { formatCountdown, formatMoment } from './clock.ts';
import type { ChatState } from './machine/chat-state.ts';

type StatusStripProps = { companionId: string; state: ChatState; usage: Usage | undefined };

/**
 * Below the header: what is left of today and of this chat, whether the server is reached, and a demo model's notice.
 */
export function StatusStrip({
  companionId,
  state: { phase, demoModel, reconnecting },
  usage,
}: StatusStripProps) {
  const isRejoining = useChatSession(
    companionId,
    ({ turn }) => turn?.phase === 'streaming' && turn.isRejoining,
  );
  return (
    <div className="border-b border-line bg-raised text-xs text-muted sm:text-sm">
      <Row>
        <RemainingCounter usage={usage} />
        {phase.name === 'counting' && <Countdown expiresAt={phase.expiresAt} />}
      </Row>
      <ConnectionBanner reconnecting={reconnecting || isRejoining} />
      {demoModel && (
        <div className="border-t border-line">
          <Row>
            <p>
              <strong className="font-semibold text-ink">Demo model:</strong> no AI provider is connected, a
              small script answers.
            </p>
          </Row>
        </div>
      )}
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-8 max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-1 sm:px-6">
      {children}
    </div>
  );
}

/** How many messages are left today, and when they come back in the reader's own time (R-CHAT-02, R-CHAT-10). */
function RemainingCounter({ usage }: { usage: Usage | undefined }) {
  if (usage === undefined) return <span aria-hidden="true">Remaining: …</span>;
  if (usage.remaining === null) return <span title="Messages are unlimited on your plan.">Unlimited</span>;
  return (
    <span title={`More messages come ${formatMoment(usage.resetsAt)}.`}>
      <span className="font-semibold text-ink">Remaining: {usage.remaining}</span>
      <span> · resets at {formatTime(usage.resetsAt)}</span>
    </span>
  );
}

const SECOND = 1000;
const LAST_MINUTE = 60 * SECOND;

/** Counts a temporary chat's time down to a moment of the page's clock, calm until the last minute (R-CHAT-16). */
function Countdown({ expiresAt }: { expiresAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = expiresAt - now;
  return (
    <span
      role="timer"
      className={cx('inline-flex items-center gap-1.5', left <= LAST_MINUTE && 'font-semibold text-warning')}
      title="A temporary chat is deleted when its time is over. A favorite keeps it."
    >
      <Hourglass aria-hidden="true" className="size-4" />
      <span className="tabular-nums">Ends in {formatCountdown(left)}</span>
    </span>
  );
}

/** Says that there is no network, or that the server is not reached (R-CHAT-28); empty while all is well. */
function ConnectionBanner({ reconnecting }: { reconnecting: boolean }) {
  const online = useOnline();
  return (
    <div role="status">
      {(!online || reconnecting) && (
        <p className="flex min-h-8 items-center justify-center gap-2 border-t border-line bg-tint px-4 py-1 text-center font-semibold text-ink">
          {online ? (
            <>
              <Spinner className="size-4" />
              Reconnecting…
            </>
          ) : (
            <>
              <WifiOff aria-hidden="true" className="size-4 shrink-0" />
              You are offline. What you write now is sent when you are back.
            </>
          )}
        </p>
      )}
    </div>
  );
}
