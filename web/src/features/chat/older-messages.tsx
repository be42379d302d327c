import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { observeIntersection } from '#ui/observe-intersection.ts';
import type { OlderMessages } from './use-older-messages.ts';

/** How far before the reader gets there, the next page is asked for. */
const AHEAD = '600px 0px 0px';

type OlderMessagesRowProps = {
  older: OlderMessages;
  /** The oldest message that is held: when another one is, the row looks again whether more are wanted. */
  oldest: string | undefined;
};

/** Stands above the oldest message: loads the ones before it when the reader comes near. */
export function OlderMessagesRow({ older: { load, isLoading, isError }, oldest }: OlderMessagesRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer tells at once whether the row is near.
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
