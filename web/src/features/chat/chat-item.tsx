import { Clock3, RotateCcw } from 'lucide-react';
import { formatRelativeDay } from '#lib/format-date-time.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { FormattedText } from './formatting/formatted-text.tsx';
import { Introduction } from './introduction.tsx';
import type { ChatItem } from './items.ts';
import { arriving, bubbleWidth, companionBubble, MessageBubble, readerBubble } from './message-bubble.tsx';
import { Openers } from './openers.tsx';
import { ProgramNotice } from './program-notice.tsx';
import { AnsweredBy, warmingUpText } from './reply-notes.tsx';
import type { ChatCompanion, MessageTools } from './types.ts';

const CareCard = lazyPart('CareCard', () => import('./care/care-card.tsx'));
const NewsCard = lazyPart('NewsCard', () => import('./news-card.tsx'));

type ChatItemViewProps = {
  item: ChatItem;
  companion: ChatCompanion;
  /** Takes the failed turn again. */
  onRetry: (() => void) | undefined;
  /** Takes it again with the newest version of the companion. */
  onGoOn: (() => void) | undefined;
  tools: MessageTools;
  /** Returns a queued message to the composer. */
  onTakeBack: () => void;
};

/** Draws one item of the list. */
export function ChatItemView(props: ChatItemViewProps) {
  const { item, companion, onRetry, onGoOn, tools, onTakeBack } = props;
  switch (item.kind) {
    case 'notice':
      return <ProgramNotice name={companion.name} isFirst={item.isFirst} />;
    case 'introduction':
      return <Introduction companion={companion} />;
    case 'openers':
      return <Openers openers={item.openers} onChosen={tools.onOpener} />;
    case 'version':
    case 'retirement':
      return (
        <LazyBoundary fallback={<div className={item.kind === 'version' ? 'h-41' : 'h-29'} />}>
          <NewsCard item={item} name={companion.name} tools={tools} />
        </LazyBoundary>
      );
    case 'message':
      return (
        <>
          {item.newDay && <DaySeparator at={item.at} />}
          <MessageBubble bubble={item} first={item.first} companion={companion} tools={tools} />
        </>
      );
    case 'queued':
      return <QueuedBubble text={item.text} onTakeBack={onTakeBack} />;
    case 'typing':
      return <TypingIndicator name={companion.name} item={item} />;
    case 'error':
      return (
        <ErrorBubble
          text={item.text}
          onRetry={item.retry ? onRetry : undefined}
          onGoOn={item.retry && item.isPinGone ? onGoOn : undefined}
        />
      );
    case 'safety':
      return (
        <div className="py-2">
          <LazyBoundary fallback={<HelpToCome />}>
            <CareCard care={item.care} />
          </LazyBoundary>
        </div>
      );
  }
}

function DaySeparator({ at }: { at: string }) {
  return (
    <p className="flex items-center gap-3 py-2 text-xs font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={at.slice(0, 10)}>{formatRelativeDay(at)}</time>
    </p>
  );
}

type QueuedBubbleProps = { text: string; onTakeBack: () => void };

/** A message that was written without a connection and is not sent yet. */
function QueuedBubble({ text, onTakeBack }: QueuedBubbleProps) {
  return (
    <article aria-label="You, waiting for a connection" className="flex flex-col items-end gap-1 pt-3">
      <div className={cx(bubbleWidth, readerBubble, arriving)}>
        <FormattedText text={text} />
      </div>
      <p className="flex items-center gap-2 text-sm text-muted">
        <Clock3 aria-hidden="true" className="size-4" />
        <span>Waiting for a connection</span>
        <Button size="sm" variant="quiet" onClick={onTakeBack}>
          Take back
        </Button>
      </p>
    </article>
  );
}

type TypingIndicatorProps = { name: string; item: Extract<ChatItem, { kind: 'typing' }> };

/** Three dots until the first word (R-CHAT-06), and why it takes long (R-COST-06). */
function TypingIndicator({ name, item: { isWarmingUp, standIn } }: TypingIndicatorProps) {
  return (
    <div className={cx('mt-3 ml-10', bubbleWidth)}>
      <div className={cx('inline-flex py-4!', companionBubble, arriving)}>
        <span className="sr-only">{name} is typing</span>
        <span aria-hidden="true" className="flex gap-1.5">
          <Dot />
          <Dot className="[animation-delay:150ms]" />
          <Dot className="[animation-delay:300ms]" />
        </span>
      </div>
      {isWarmingUp && <p className="px-1 pt-1 text-sm text-muted">{warmingUpText}</p>}
      {standIn !== null && <AnsweredBy name={name} model={standIn} />}
    </div>
  );
}

function Dot({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'size-2 animate-bounce rounded-full bg-linear-135 from-(--companion-from) to-(--companion-to)',
        className,
      )}
    />
  );
}

type ErrorBubbleProps = Pick<ChatItemViewProps, 'onRetry' | 'onGoOn'> & { text: string };

/** What went wrong, in the companion's place; it is not stored (R-CHAT-12). */
function ErrorBubble({ text, onRetry, onGoOn }: ErrorBubbleProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 pt-2 pl-10">
      <p className="max-w-[82%] rounded-lg rounded-bl-sm border border-danger bg-raised px-4 py-2.5 text-danger wrap-anywhere">
        Error: {text}
      </p>
      {onGoOn && (
        <Button size="sm" variant="primary" onClick={onGoOn}>
          Go on with the newest version
        </Button>
      )}
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Retry
        </Button>
      )}
    </div>
  );
}

/** Until the card is there. */
function HelpToCome() {
  return (
    <p className="min-h-64 rounded-lg border border-accent bg-raised p-5">
      Help lines are on their way. In danger right now, call your emergency number.
    </p>
  );
}
