import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { observeIntersection } from '#ui/observe-intersection.ts';
import { loadNewerMessages, loadOlderMessages } from './queries.ts';
import type { ChatContext } from './types.ts';

/** On which side of the held messages there are more. */
type Side = 'earlier' | 'later';

export type MoreMessages = { side: Side; load: () => void; isLoading: boolean; isError: boolean };

/** Loads the page beside the held messages, one page at a time. */
export function useMoreMessages(chat: ChatContext, side: Side): MoreMessages {
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
  return { side, load, isLoading: isPending, isError };
}

/** How far before the reader gets there, the next page is asked for. */
const AHEAD = '600px 0px';

type MoreMessagesRowProps = {
  more: MoreMessages;
  /** The loaded message at that side: when it changes, the row checks again whether it is near the view. */
  outermost: string | undefined;
};

/** Beside the outermost message: loads those beyond it when the reader scrolls near. */
export function MoreMessagesRow({ more, outermost }: MoreMessagesRowProps) {
  const { side, load, isLoading, isError } = more;
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
      <Button size="sm" variant="quiet" busy={isLoading} onClick={load}>
        {isLoading ? `Loading ${side} messages` : isError ? 'Retry' : `Load ${side} messages`}
      </Button>
    </div>
  );
}
