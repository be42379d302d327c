import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { observeIntersection } from '#ui/observe-intersection.ts';
import { loadOlderMessages } from './queries.ts';
import type { ChatContext } from './types.ts';

export type OlderMessages = { load: () => void; isLoading: boolean; isError: boolean };

/** Loads the page before the oldest held message, one page at a time. */
export function useOlderMessages({ client, userId, companionId }: ChatContext): OlderMessages {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => loadOlderMessages(client, userId, companionId),
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
  return { load, isLoading: isPending, isError };
}

/** How far before the reader gets there, the next page is asked for. */
const AHEAD = '600px 0px 0px';

type OlderMessagesRowProps = {
  older: OlderMessages;
  /** The oldest loaded message: when it changes, the row checks again whether it is near the view. */
  oldest: string | undefined;
};

/** Above the oldest message: loads the ones before it when the reader scrolls near. */
export function OlderMessagesRow({ older: { load, isLoading, isError }, oldest }: OlderMessagesRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports at once whether the row is near.
  useEffect(() => {
    if (row.current === null) return;
    const log = row.current.closest('[role="log"]');
    return observeIntersection(row.current, load, { root: log, rootMargin: AHEAD });
  }, [load, oldest]);
  return (
    <div ref={row} className="flex items-center gap-2 text-sm text-muted">
      {isError && <p role="alert">Earlier messages could not be loaded.</p>}
      <Button size="sm" variant="quiet" busy={isLoading} onClick={load}>
        {isLoading ? 'Loading earlier messages' : isError ? 'Retry' : 'Load earlier messages'}
      </Button>
    </div>
  );
}
