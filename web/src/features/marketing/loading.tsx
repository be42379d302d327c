import { Skeleton } from '#ui/skeleton.tsx';
import { companionGrid, FEATURED, LINE_UP, lineUpGrid, lineUpPicture } from './grids.ts';

/** `count` keys for things that are not there yet. */
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export function LineUpLoading() {
  return (
    <div className={lineUpGrid}>
      {places(LINE_UP).map((place) => (
        <div key={place} className="flex flex-col items-center">
          <Skeleton className={lineUpPicture} />
          <Skeleton className="mt-2 h-5.5 w-16 sm:h-6.25" />
          <Skeleton className="mt-1 h-3 w-14 sm:h-4" />
        </div>
      ))}
    </div>
  );
}

/** One skeleton for each requested companion, 260px tall (R-HOME-11). */
export function LatestCompanionsLoading() {
  return (
    <div className={companionGrid}>
      {places(FEATURED).map((place) => (
        <Skeleton key={place} className="h-[260px] rounded-lg" />
      ))}
    </div>
  );
}
