import { Skeleton } from '#ui/skeleton.tsx';
import { companionGrid, FEATURED, heroGrid } from './grids.ts';

/** `count` keys for things that are not there yet. */
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export function HeroPortraitsLoading() {
  return (
    <div className={heroGrid}>
      {places(FEATURED).map((place) => (
        <div key={place} className="flex flex-col items-center gap-3">
          <Skeleton className="aspect-square w-full max-w-52 rounded-full" />
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-10 w-full max-w-44" />
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
