import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Companion } from './companion.ts';
import { CompanionCard } from './companion-card.tsx';

/** One to four columns by width (R-BROWSE-03). */
const columns = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** How many cards a large screen shows without scrolling. */
const FIRST_CARDS = 4;

const skeletonKeys = Array.from({ length: 2 * FIRST_CARDS }, (_, index) => `skeleton-${index}`);

type CompanionGridProps = { companions: Companion[]; renderHeart: (companion: Companion) => ReactNode };

export function CompanionGrid({ companions, renderHeart }: CompanionGridProps) {
  return (
    <ul className={columns}>
      {companions.map((companion, index) => (
        <li key={companion.id}>
          <CompanionCard companion={companion} heart={renderHeart(companion)} eager={index < FIRST_CARDS} />
        </li>
      ))}
    </ul>
  );
}

/** The grid's shape while the companions are on their way: cards of the real size. */
export function CompanionGridSkeleton() {
  return (
    <div role="status" aria-label="Loading companions" className={columns}>
      {skeletonKeys.map((key) => (
        <div key={key} className="overflow-hidden rounded-lg border border-line bg-raised">
          <Skeleton className="aspect-square rounded-none" />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-24" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-2 h-11 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
