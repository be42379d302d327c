import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { formatTime } from '#lib/format-date-time.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { cx } from '#ui/cx.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { updateSession, useChatSession } from './chat-session.ts';
import { CompanionFace } from './companion-face.tsx';
import { FormattedText } from './formatting/formatted-text.tsx';
import type { Bubble } from './items.ts';
import { AnsweredBy } from './reply-notes.tsx';
import type { ChatCompanion, MessageTools } from './types.ts';
import { useArrival } from './use-arrival.ts';
import { useReply } from './use-reply.ts';

/** How wide a message may be. */
export const bubbleWidth = 'max-w-[min(86%,34rem)]';

// The border shows the edge where colors are forced.
const edges = 'rounded-lg border px-4 py-2.5 shadow-soft';

/** The companion's messages: the surface with a little of their color, so that plain ink stays readable. */
export const companionBubble = `${edges} rounded-bl-sm border-[color-mix(in_oklab,var(--companion-from)_30%,var(--color-line))] bg-[color-mix(in_oklab,var(--companion-from)_13%,var(--color-raised))] text-ink [&_em[data-action]]:text-muted`;

/** The reader's messages: the companion's gradient. */
export const readerBubble = `${edges} rounded-br-sm border-transparent bg-companion bg-origin-border text-on-companion`;

/** The entrance of something new, from below. */
export const arriving =
  'transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0';

/** The entrance of another version, from its side. */
const fromSide = {
  previous: 'transition-[opacity,translate] duration-200 starting:-translate-x-8 starting:opacity-0',
  next: 'transition-[opacity,translate] duration-200 starting:translate-x-8 starting:opacity-0',
};

const MessageActions = lazyPart('MessageActions', () => import('./message-actions.tsx'));
const VersionRow = lazyPart('VersionRow', () => import('./versions/version-row.tsx'));
const ReceiptLine = lazyPart('ReceiptLine', () => import('./memory/receipt-line.tsx'));
const EditForm = lazyPart('EditForm', () => import('./versions/edit-form.tsx'));

type MessageBubbleProps = {
  bubble: Bubble;
  first: boolean;
  companion: ChatCompanion;
  tools: MessageTools;
};

/** One message. Time and actions show on hover and focus; a tap focuses the bubble. */
export const MessageBubble = memo(function Message({ bubble, first, companion, tools }: MessageBubbleProps) {
  const { key, id, from, text, at, isEdited, isGreeting, isDeleted, versions, answeredBy, inMind } = bubble;
  const mine = from === 'user';
  const speaker = mine ? 'You' : isGreeting ? `${companion.name}'s greeting` : companion.name;
  const editing = useChatSession(companion.id, ({ edit }) => id !== null && edit?.target === id);
  const arrival = useArrival(companion.id, id);
  const words = useRef<HTMLDivElement>(null);
  useFocusOn(words, arrival?.focus === 'message', editing);
  const isLandedOn = useLanded(companion.id, id, words);
  return (
    <article
      aria-label={`${speaker}, ${formatTime(at)}`}
      className={cx('group flex gap-2', mine && 'flex-row-reverse', first && 'pt-3')}
    >
      {!mine && (
        <Speaker
          companion={companion}
          messageKey={key}
          shown={first}
          rows={(versions !== null || isEdited ? 1 : 0) + (inMind > 0 ? 1 : 0)}
        />
      )}
      <div
        className={cx(
          'relative min-w-0',
          bubbleWidth,
          editing && 'w-full',
          arrival?.side && fromSide[arrival.side],
        )}
      >
        {editing ? (
          <LazyBoundary fallback={<Words bubble={bubble} companionId={companion.id} />}>
            <EditForm from={from} words={text ?? ''} name={companion.name} tools={tools} />
          </LazyBoundary>
        ) : (
          <div
            ref={words}
            tabIndex={-1}
            className={cx(
              isLandedOn ? 'rounded-lg outline-3 outline-offset-3 outline-accent' : 'outline-none',
              versions && 'touch-pan-y',
            )}
          >
            <Words bubble={bubble} companionId={companion.id} />
          </div>
        )}
        {answeredBy !== null && !editing && <AnsweredBy name={companion.name} model={answeredBy} />}
        {inMind > 0 && !editing && (
          <LazyBoundary fallback={<div className="h-8" />}>
            <ReceiptLine bubble={bubble} name={companion.name} tools={tools} />
          </LazyBoundary>
        )}
        {(versions || isEdited) && (
          <LazyBoundary fallback={<div className="h-8" />}>
            <VersionRow bubble={bubble} tools={tools} focus={arrival?.focus ?? null} />
          </LazyBoundary>
        )}
        {!editing && !isDeleted && (
          <LazyBoundary>
            <MessageActions bubble={bubble} name={companion.name} tools={tools} />
          </LazyBoundary>
        )}
      </div>
    </article>
  );
});

function Words({ bubble, companionId }: { bubble: Bubble; companionId: string }) {
  const { from, text, fresh, growing, isDeleted, answeredBy } = bubble;
  if (isDeleted) return <p className="px-1 py-1 text-sm text-muted italic">You deleted this version.</p>;
  return (
    <div
      className={cx(
        from === 'user' ? readerBubble : companionBubble,
        fresh && arriving,
        answeredBy !== null && 'w-fit',
      )}
    >
      {text === null ? (
        <ReplySoFar companionId={companionId} growing={growing} />
      ) : (
        <FormattedText text={text} />
      )}
    </div>
  );
}

/** Puts the focus on a message when it arrives, and when its edit is closed. */
function useFocusOn(words: RefObject<HTMLElement | null>, isArriving: boolean, editing: boolean): void {
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isArriving || (wasEditing.current && !editing)) words.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [words, isArriving, editing]);
}

/** Whether a link has led to this message: it takes the focus, and is marked until that goes (R-MEM-04). */
function useLanded(companionId: string, id: string | null, words: RefObject<HTMLElement | null>): boolean {
  const isLanding = useChatSession(companionId, ({ landing }) => id !== null && landing === id);
  const [isMarked, setIsMarked] = useState(false);
  useEffect(() => {
    if (!isLanding) return;
    words.current?.focus({ preventScroll: true });
    words.current?.addEventListener('blur', () => setIsMarked(false), { once: true });
    setIsMarked(true);
    updateSession(companionId, { landing: null });
  }, [isLanding, companionId, words]);
  return isMarked;
}

/** The only thing that is drawn for each piece of a reply. */
function ReplySoFar({ companionId, growing }: { companionId: string; growing: boolean }) {
  return <FormattedText text={useReply(companionId)} growing={growing} />;
}

type SpeakerProps = {
  companion: ChatCompanion;
  messageKey: string;
  /** Whether the message is the first of theirs in a row. */
  shown: boolean;
  /** How many rows there are below the words. */
  rows: number;
};

/** The companion's face at the foot of their words. */
function Speaker({ companion, messageKey, shown, rows }: SpeakerProps) {
  return (
    <div className={cx('w-8 shrink-0 self-end', ['', 'mb-8', 'mb-16'][rows])}>
      {shown && <CompanionFace companion={companion} beside={messageKey} size="xs" className="block" />}
    </div>
  );
}
