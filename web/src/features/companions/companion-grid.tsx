import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { CompanionCard } from './companion-card.tsx';
import type { CompanionSummary } from './companion-summary.ts';
import { useGridShape } from './use-grid-shape.ts';

/** One to four columns by width (R-BROWSE-03). */
const columnsClass = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/**
 * The gap of `columnsClass` and, until a row is drawn, the height of one, in pixels: as most are. With a lower one,
 * rows below the window would be drawn first, and would stay or go by chance.
 */
const GAP = 24;
const ROW_HEIGHT = 730;

/** How many cards a large screen shows without scrolling. */
const FIRST_CARDS = 4;

const skeletonKeys = Array.from({ length: 2 * FIRST_CARDS }, (_, index) => `skeleton-${index}`);

type CompanionGridProps = {
  companions: CompanionSummary[];
  renderHeart: (companion: CompanionSummary) => ReactNode;
  /** Whether there are more companions, and how to load them; called near the end of the list. */
  hasMore: boolean;
  onNearEnd: () => void;
  /** Dims the cards: better ones are on their way. */
  isOutdated: boolean;
};

/** The cards. However long the list is, only the rows near the window are drawn. */
export function CompanionGrid({
  companions,
  renderHeart,
  hasMore,
  onNearEnd,
  isOutdated,
}: CompanionGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, top } = useGridShape(list);
  const rows = Math.ceil(companions.length / columns);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => ROW_HEIGHT,
    overscan: 2,
    gap: GAP,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other columns every row has other cards.
  useEffect(() => virtual.measure(), [columns]);

  const drawn = virtual.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  const isNearEnd = hasMore && (last?.index ?? 0) >= rows - 1;

  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);

  const from = (first?.index ?? 0) * columns;
  const to = ((last?.index ?? 0) + 1) * columns;
  return (
    <ul
      ref={list}
      aria-busy={isOutdated}
      className={cx(columnsClass, 'transition-opacity duration-200', isOutdated && 'opacity-60')}
      style={{
        paddingTop: (first?.start ?? top) - top,
        paddingBottom: virtual.getTotalSize() - ((last?.end ?? top) - top),
      }}
    >
      {companions.slice(from, to).map((companion, offset) => {
        const index = from + offset;
        const isFirstOfRow = index % columns === 0;
        return (
          <li
            key={companion.id}
            ref={isFirstOfRow ? virtual.measureElement : undefined}
            data-index={isFirstOfRow ? index / columns : undefined}
            aria-setsize={hasMore ? -1 : companions.length}
            aria-posinset={index + 1}
          >
            <CompanionCard companion={companion} heart={renderHeart(companion)} eager={index < FIRST_CARDS} />
          </li>
        );
      })}
    </ul>
  );
}

/** The grid's shape while the companions are on their way: cards of the real size. */
export function CompanionGridSkeleton() {
  return (
    <div role="status" aria-label="Loading companions" className={columnsClass}>
      {skeletonKeys.map((key) => (
        <div key={key} className="overflow-hidden rounded-lg border border-line bg-raised">
          <Skeleton className="aspect-7/8 rounded-none" />
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
