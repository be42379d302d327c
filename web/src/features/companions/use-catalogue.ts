import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#lib/session.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useOnline } from '#lib/use-online.ts';
import { PAGE_SIZE } from './api.ts';
import { type BrowseChoice, defaultChoice, isSameChoice } from './browse-choice.ts';
import type { CompanionSummary } from './companion-summary.ts';
import { filterCompanions } from './filter-companions.ts';
import { companionsQuery, foundCompanionsQuery, ownCompanionsQuery } from './queries.ts';

/** The part of the catalogue that the grid shows for one choice. */
export type Catalogue = {
  /** Undefined until the first ones are there. */
  companions: CompanionSummary[] | undefined;
  /** Nothing could be read; with `companions` it is the next ones that could not. */
  failed: boolean;
  retry: () => void;
  /** Whether there are more than the ones here. */
  hasMore: boolean;
  loadMore: () => void;
  /** The companions belong to an earlier choice, the right ones are on their way. */
  isOutdated: boolean;
};

/**
 * The companions a choice means. A catalogue that fits in one page is searched here, at every keystroke and without a
 * connection, as is the part of a longer one that is here; that one is searched by the server, and begins with the page
 * that was read anyway.
 */
export function useCatalogue(choice: BrowseChoice): Catalogue {
  const userId = useSession().user?.id ?? '';
  const online = useOnline();
  const all = useQuery({ ...companionsQuery(), enabled: !choice.mine });
  const own = useQuery({ ...ownCompanionsQuery(userId), enabled: choice.mine });
  const first = choice.mine ? own : all;
  const isLong = first.data !== undefined && first.data.length >= PAGE_SIZE;
  const isFirstPage = isSameChoice(choice, { ...defaultChoice, mine: choice.mine });
  const usesServer =
    online && !first.isError && first.data !== undefined && (isLong || choice.order === 'loved');

  // Not every keystroke is sent to the server.
  const settledChoice = { ...choice, search: useDebounced(choice.search) };
  const isSettled = settledChoice.search === choice.search;
  const after = isFirstPage ? (first.data?.at(-1)?.id ?? null) : null;
  const found = useInfiniteQuery({
    ...foundCompanionsQuery(settledChoice, after),
    enabled: usesServer && !isFirstPage && isSettled,
    placeholderData: (before) => (isFirstPage ? undefined : before),
  });
  const pages = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const isFound = found.data !== undefined;
  const companions = useMemo(() => {
    if (first.data === undefined) return undefined;
    if (usesServer && isFirstPage) return [...first.data, ...pages];
    if (usesServer && isFound) return pages;
    const held = filterCompanions(first.data, choice);
    // Until the server responds the loaded matches are shown; only the server can say that there are none.
    return usesServer && (held.length === 0 || choice.order === 'loved') ? undefined : held;
  }, [first.data, usesServer, isFirstPage, isFound, choice, pages]);

  if (!usesServer) {
    return {
      companions,
      failed: companions === undefined && (first.isError || first.isPaused),
      retry: () => void first.refetch(),
      hasMore: false,
      loadMore: () => {},
      isOutdated: false,
    };
  }
  const hasMore = isFirstPage && !isFound ? isLong : found.hasNextPage;
  return {
    companions,
    failed: found.isError,
    retry: () => void (isFirstPage || isFound ? found.fetchNextPage() : found.refetch()),
    hasMore,
    loadMore: () => {
      if (hasMore && !found.isFetching && !found.isError) void found.fetchNextPage();
    },
    isOutdated: !isFirstPage && !found.isError && (!isFound || found.isPlaceholderData || !isSettled),
  };
}
