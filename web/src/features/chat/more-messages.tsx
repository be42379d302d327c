import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { observeIntersection } from '#ui/observe-intersection.ts';
import { loadNewerMessages, loadOlderMessages } from './queries.ts';
import type { ChatContext } from './types.ts';

/** How far before the reader gets there, the next page is asked for. */
const AHEAD = '600px 0px';

type MoreMessagesProps = {
  chat: ChatContext;
  /** On which side of the held messages there are more. */
  side: 'earlier' | 'later';
  /** The held message at that side: when it changes, the row checks again whether it is near the view. */
  outermost: string | undefined;
};

/** Beside the outermost message: loads those beyond it when the reader scrolls near, one page at a time. */
export function MoreMessages({ chat, side, outermost }: MoreMessagesProps) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => (side === 'earlier' ? loadOlderMessages(chat) : loadNewerMessages(chat)),
  });
  const busy = useRef(false);
  const load = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    mutate(undefined, {
      onSettled: () => {
        busy.current = false;
      },
    });
  }, [mutate]);
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports at once whether the row is near.
  useEffect(() => {
    if (row.current === null) return;
    const log = row.current.closest('[role="log"]');
    return observeIntersection(row.current, load, { root: log, rootMargin: AHEAD });
  }, [load, outermost]);
  return (
    <div ref={row} className="flex items-center gap-2 text-sm text-muted">
      {isError && (
        <p role="alert">{side === 'earlier' ? 'Earlier' : 'Later'} messages could not be loaded.</p>
      )}
      <Button size="sm" variant="quiet" busy={isPending} onClick={load}>
        {isPending ? `Loading ${side} messages` : isError ? 'Retry' : `Load ${side} messages`}
      </Button>
    </div>
  );
}
