import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How near the end, in pixels, counts as being back at the newest message. */
export const END_THRESHOLD = 80;

type PinnedEnd = {
  scroller: RefObject<HTMLElement | null>;
  scrollToEnd: () => void;
  /** Whatever changes when the content does. */
  content: unknown;
  /** The list's: a reply grows without any other change. */
  height: number;
  /** Changes with every message the reader sends: the list then shows the end, wherever it was. */
  sent: string | undefined;
  /** Changes when a place above the end is shown or edited: the list then stays there. */
  above: string | undefined;
  /** Whether the end of the list is not the end of the conversation: reaching it does not pin. */
  isPartial: boolean;
};

/** `pin` goes to the end and stays there. */
type Pinning = { onScroll: () => void; pin: () => void };

/**
 * Keeps a list at its end while it grows or its height shrinks (a phone's keyboard, for example), until the reader
 * scrolls up; going back down to the end pins it again.
 */
export function usePinnedEnd(options: PinnedEnd): Pinning {
  const { scroller, scrollToEnd, content, height, sent, above, isPartial } = options;
  const pinned = useRef(true);
  const lastTop = useRef(0);
  const stay = useRef(() => {});
  stay.current = () => {
    if (pinned.current) scrollToEnd();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the signal.
  useLayoutEffect(() => {
    pinned.current = true;
  }, [sent]);
  useLayoutEffect(() => {
    if (above !== undefined) pinned.current = false;
  }, [above]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are the signal.
  useLayoutEffect(() => stay.current(), [content, height]);
  useEffect(() => {
    if (scroller.current === null) return;
    const observer = new ResizeObserver(() => stay.current());
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);

  const pin = () => {
    pinned.current = true;
    stay.current();
  };
  const onScroll = () => {
    if (scroller.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = scroller.current;
    const fromEnd = scrollHeight - clientHeight - scrollTop;
    if (scrollTop < lastTop.current - 1 && fromEnd > 1) pinned.current = false;
    else if (!isPartial && scrollTop > lastTop.current && fromEnd <= END_THRESHOLD) pinned.current = true;
    lastTop.current = scrollTop;
  };
  return { onScroll, pin };
}
