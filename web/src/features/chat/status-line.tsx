import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '#lib/use-online.ts';
import type { Usage } from '#shared/usage.ts';
import { cx } from '#ui/cx.ts';
import { HintButton } from '#ui/hint-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useChatSession } from './chat-session.ts';
import { formatCountdown, formatMoment } from './clock.ts';
import type { ChatPhase, ChatState } from './machine/chat-state.ts';

type StatusLineProps = {
  companionId: string;
  state: ChatState;
  usage: Usage | undefined;
  /** The plan's minutes of a temporary chat; undefined until the plans are read. */
  temporaryMinutes: number | undefined;
};

/**
 * What is left of today and of this chat, and which model replies, in one line (R-FIRST-15); while the server is not
 * reached, that alone (R-CHAT-28).
 */
export function StatusLine({ companionId, state, usage, temporaryMinutes }: StatusLineProps) {
  const { phase, demoModel, localModel, reconnecting } = state;
  const online = useOnline();
  const isRejoining = useChatSession(
    companionId,
    ({ turn }) => turn?.phase === 'streaming' && turn.isRejoining,
  );
  // What was not sent because it needs people now waits for no network either.
  const isHeldBack = useChatSession(companionId, ({ care }) => care !== null && !care.isKept);
  const isConnected = online && !reconnecting && !isRejoining;
  return (
    <div className="flex min-h-8 items-center justify-between gap-x-3 px-4 text-xs min-[23rem]:text-sm">
      <div role="status" className="grow empty:absolute">
        {!isConnected && <Disconnected online={online} willSend={!isHeldBack} />}
      </div>
      {isConnected && (
        <>
          <RemainingCounter usage={usage} />
          <ChatTime phase={phase} temporaryMinutes={temporaryMinutes} />
          {demoModel && <DemoModel />}
          {localModel !== null && <LocalModel name={localModel} />}
        </>
      )}
    </div>
  );
}

/** How many messages are left today, and when they come back in the reader's own time (R-CHAT-02, R-CHAT-10). */
function RemainingCounter({ usage }: { usage: Usage | undefined }) {
  if (usage === undefined) return <span aria-hidden="true">Remaining: …</span>;
  if (usage.remaining === null) {
    return (
      <HintButton className="shrink-0 font-semibold" text="Unlimited" hint="Your plan has no daily limit." />
    );
  }
  return (
    <HintButton
      className="shrink-0 font-semibold"
      text={`Remaining: ${usage.remaining}`}
      hint={`More messages come ${formatMoment(usage.resetsAt)}.`}
    />
  );
}

/** How long the chat stays. */
function ChatTime({ phase, temporaryMinutes }: { phase: ChatPhase; temporaryMinutes: number | undefined }) {
  switch (phase.name) {
    case 'counting':
      return <Countdown expiresAt={phase.expiresAt} />;
    case 'temporary':
      return (
        temporaryMinutes !== undefined && (
          <Calm>
            {temporaryMinutes} min<span className="max-[23rem]:sr-only"> once you write</span>
          </Calm>
        )
      );
    case 'saved':
      return <Calm>Saved, kept for good</Calm>;
    case 'expired':
    case 'locked':
      return <Calm>Chat expired</Calm>;
    default:
      return null;
  }
}

function Calm({ children }: { children: ReactNode }) {
  return <span className="whole-lines-1 text-muted">{children}</span>;
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
      className={cx('tabular-nums', left <= LAST_MINUTE ? 'font-semibold text-warning' : 'text-muted')}
    >
      {formatCountdown(left)} left
    </span>
  );
}

const modelHint = 'underline underline-offset-2';

/** R-CHAT-33 */
function DemoModel() {
  return (
    <HintButton
      className={modelHint}
      text="Demo model"
      hint="No AI provider is connected, so a small script writes the replies."
    />
  );
}

/** The model of this machine that replies (R-FIRST-10). */
function LocalModel({ name }: { name: string }) {
  return (
    <HintButton
      className={modelHint}
      text={name}
      hint={`${name} writes the replies. It runs on the server's own machine.`}
    />
  );
}

function Disconnected({ online, willSend }: { online: boolean; willSend: boolean }) {
  return (
    <p className="flex items-center justify-center gap-2 text-center font-semibold">
      {online ? (
        <>
          <Spinner className="size-4" />
          Reconnecting…
        </>
      ) : (
        <>
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You're offline.{willSend && " We'll send it when you're back."}
        </>
      )}
    </p>
  );
}
