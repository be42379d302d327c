import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import type { ChatItem } from './items.ts';
import { END_THRESHOLD, usePinnedEnd } from './use-pinned-end.ts';

const estimates: Record<ChatItem['kind'], number> = {
  notice: 200,
  version: 188,
  retirement: 100,
  introduction: 220,
  message: 64,
  openers: 190,
  queued: 96,
  typing: 48,
  error: 48,
  safety: 320,
};

type MessageListProps = {
  items: ChatItem[];
  /** The accessible name of the log. */
  label: string;
  /** Changes with every message the reader sends: the list then shows the end, wherever it was. */
  sent: string | undefined;
  renderItem: (item: ChatItem) => ReactNode;
  /** The message that is to come into view. */
  landing: string | null;
  /** Changes when a place above the end is shown or edited: the list then stays there, and does not follow the end. */
  above: string | undefined;
  /** What is shown above the first item, `TOP_HEIGHT` high. */
  top: ReactNode;
  /** What is shown below the last item while the end of the conversation is not loaded. */
  bottom: ReactNode;
  /** Loads the end of the conversation. */
  loadEnd: () => Promise<void>;
};

const TOP_HEIGHT = 56;

/** As high as the actions that hang below the last message, so that they do not make the list longer when they come. */
const BOTTOM_PADDING = 36;

/** Below what has no such actions and stays the last item until something is said. */
const BOTTOM_PADDING_OF_CARD = 8;

/**
 * The conversation. Only what is in view is drawn; the list stays at the end unless the reader has scrolled up, and
 * stays where it is when earlier messages come in above. It is silent for screen readers: `ReplyAnnouncer` speaks.
 */
export function MessageList({
  items,
  label,
  sent,
  renderItem,
  landing,
  above,
  top,
  bottom,
  loadEnd,
}: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrollMargin = top ? TOP_HEIGHT : 0;
  // The same function for the same items: another one makes the list measure everything again.
  const getItemKey = useCallback((index: number) => items[index]?.key ?? index, [items]);
  const last = items.at(-1)?.kind;
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimates[items[index]?.kind ?? 'message'],
    getItemKey,
    anchorTo: 'end',
    overscan: 6,
    gap: 4,
    paddingStart: 16,
    paddingEnd: last === 'notice' || last === 'openers' ? BOTTOM_PADDING_OF_CARD : BOTTOM_PADDING,
    scrollMargin,
  });

  const { onScroll, pin } = usePinnedEnd({
    scroller,
    scrollToEnd: () => list.scrollToEnd(),
    content: items,
    height: list.getTotalSize(),
    sent,
    above,
    isPartial: Boolean(bottom),
  });
  const landingAt = landing === null ? -1 : items.findIndex((item) => 'id' in item && item.id === landing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the signal.
  useLayoutEffect(() => {
    if (landingAt !== -1) list.scrollToIndex(landingAt, { align: 'center' });
  }, [landing, landingAt]);
  const rows = list.getVirtualItems();
  const isMeasured = useIsDrawn(rows.length > 0);
  const unseen = useUnseen(items, list.isAtEnd(END_THRESHOLD));
  const goToEnd = async () => {
    if (!bottom) return list.scrollToEnd({ behavior: 'smooth' });
    await loadEnd();
    pin();
  };
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        aria-live="off"
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto overscroll-contain px-4 outline-offset-[-3px] [scrollbar-gutter:stable_both-edges] [scrollbar-width:thin]"
      >
        {top && (
          <div className="grid shrink-0 place-content-center" style={{ height: TOP_HEIGHT }}>
            {top}
          </div>
        )}
        <div
          className={cx('relative mx-auto mt-auto w-full max-w-192 shrink-0', !isMeasured && 'invisible')}
          style={{ height: list.getTotalSize() }}
        >
          {rows.map(({ key, index, start }) => {
            const item = items[index];
            return (
              item && (
                <div
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  className="absolute inset-x-0 top-0 focus-within:z-10 hover:z-10"
                  style={{ transform: `translateY(${start - scrollMargin}px)` }}
                >
                  {renderItem(item)}
                </div>
              )
            );
          })}
        </div>
        {bottom && <div className="grid shrink-0 place-content-center py-2">{bottom}</div>}
      </div>
      {(unseen || bottom) && (
        <button
          type="button"
          onClick={() => void goToEnd()}
          className="absolute inset-x-0 bottom-3 z-20 mx-auto flex min-h-9 w-fit cursor-pointer items-center gap-2 rounded-full bg-ink px-4 text-sm font-semibold text-surface shadow-lifted transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {unseen && !bottom ? 'New messages' : 'Newest messages'}
        </button>
      )}
    </div>
  );
}

/** Whether rows have been drawn, and so measured: before that they stand where they were estimated to be. */
function useIsDrawn(hasRows: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useLayoutEffect(() => {
    if (hasRows) setIsDrawn(true);
  }, [hasRows]);
  return isDrawn;
}

/** Whether a message arrived below while the reader was further up. */
function useUnseen(items: ChatItem[], atEnd: boolean): boolean {
  const last = items.at(-1);
  const growing = last?.kind === 'message' && last.growing;
  const tail = `${last?.key} ${growing}`;
  const [seen, setSeen] = useState(tail);
  if (atEnd && seen !== tail) setSeen(tail);
  return !atEnd && (growing || seen !== tail);
}
