import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { tellNear } from './tell-near.ts';

/** How far before the reader gets there, the next rows are asked for. */
const AHEAD = '0px 0px 600px';

type LoadMoreProps = {
  isLoading: boolean;
  /** Why the last try did not work. */
  problem?: string | undefined;
  onMore: () => void;
  /** How many rows there are: when that changes, it looks again whether more are wanted. */
  count: number;
};

/** Stands under a list that goes on: fetches the next rows when the reader comes near, or on its button. */
export function LoadMore({ isLoading, problem, onMore, count }: LoadMoreProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer tells at once whether the end is near.
  useEffect(() => {
    if (row.current === null || problem !== undefined) return;
    return tellNear(row.current, onMore, { rootMargin: AHEAD });
  }, [onMore, problem, count]);

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
