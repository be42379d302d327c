import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { observeIntersection } from './observe-intersection.ts';

/** How far below the viewport the end of the list is when the next rows are loaded. */
const AHEAD = '0px 0px 600px';

type LoadMoreProps = {
  isLoading: boolean;
  /** Why the last attempt failed. */
  problem?: string | undefined;
  onMore: () => void;
  /** Leaves the loading to the button. */
  byHand?: boolean;
  /** The number of rows: when it changes, the position is checked again. */
  count: number;
};

/** The end of a list with more rows: loads the next rows when scrolled near, or on its button. */
export function LoadMore({ isLoading, problem, onMore, byHand = false, count }: LoadMoreProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports at once whether the end is near.
  useEffect(() => {
    if (row.current === null || problem !== undefined || byHand) return;
    return observeIntersection(row.current, onMore, { rootMargin: AHEAD });
  }, [onMore, problem, byHand, count]);

  return (
    <div ref={row} className="flex flex-wrap items-center justify-center gap-3 py-2">
      {problem !== undefined && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <Button size="sm" busy={isLoading} onClick={onMore}>
        {problem === undefined ? 'Load more' : 'Retry'}
      </Button>
    </div>
  );
}
