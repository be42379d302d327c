import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { onFirstMount } from '#lib/read-again.ts';
import { retryUpTo } from '#lib/retry.ts';
import { timings } from '#lib/timings.ts';
import { fetchCompanion, fetchCompanions, fetchNamedCompanion, findCompanions } from './api.ts';
import type { BrowseChoice } from './browse-choice.ts';
import {
  readCompanionCopy,
  readCompanionsCopy,
  readNamedCompanionCopy,
  withCopy,
  writeCompanionCopy,
  writeCompanionsCopy,
} from './local-copy.ts';

/** Milliseconds after which the browse page's read is ended (R-BROWSE-11). */
const READ_LIMIT = 7000;

const withTimeLimit = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(READ_LIMIT)]);

const browseReads = {
  staleTime: timings.longLived,
  gcTime: timings.longLived,
  retry: retryUpTo(1),
} as const;

/** The same functions at each render: a copy that is shown stays while it is waited for. */
const companionsCopy = withCopy(readCompanionsCopy);

/** The newest public companions, at most a page of them (R-CACHE-01). */
export function companionsQuery() {
  return queryOptions({
    queryKey: ['companions'],
    queryFn: async ({ signal }) => {
      const companions = await fetchCompanions(null, withTimeLimit(signal));
      writeCompanionsCopy(companions);
      return companions;
    },
    ...companionsCopy,
    ...browseReads,
  });
}

/** The newest companions of a person's own, at most a page of them; they may have been made or changed a moment ago. */
export function ownCompanionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['companions', 'mine', userId],
    queryFn: ({ signal }) => fetchCompanions(userId, withTimeLimit(signal)),
    ...browseReads,
    refetchOnMount: onFirstMount,
  });
}

const isShort = ({ state }: { state: { data: { pages: unknown[] } | undefined } }) =>
  (state.data?.pages.length ?? 0) < 3;

/** The companions the server finds for a choice, page by page, after the companion `after` (R-CACHE-03). */
export function foundCompanionsQuery(choice: BrowseChoice, after: string | null) {
  return infiniteQueryOptions({
    queryKey: ['companions', 'found', choice, after],
    queryFn: ({ pageParam, signal }) => findCompanions(choice, pageParam, withTimeLimit(signal)),
    initialPageParam: after,
    getNextPageParam: (page) => page.next,
    staleTime: timings.listFresh,
    gcTime: timings.listKept,
    retry: retryUpTo(1),
    // Reading a long way down again would be a request for each page of it.
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });
}

/**
 * One companion by id, null when there is none. Shared by the hover prefetch, the profile and the chat (R-CACHE-04).
 */
export function companionQuery(id: string) {
  return queryOptions({
    queryKey: ['companion', id],
    queryFn: async ({ signal }) => {
      const companion = await fetchCompanion(id, signal);
      if (companion) writeCompanionCopy(companion);
      return companion;
    },
    ...withCopy(() => readCompanionCopy(id)),
    staleTime: timings.companionFresh,
    gcTime: timings.companionKept,
  });
}

/** The companion a chat's address names, by id or by name (R-CHAT-01). */
export function namedCompanionQuery(nameOrId: string) {
  return queryOptions({
    queryKey: ['companion', 'named', nameOrId],
    queryFn: ({ signal }) => fetchNamedCompanion(nameOrId, signal),
    ...withCopy(() => readNamedCompanionCopy(nameOrId)),
    staleTime: timings.companionFresh,
    gcTime: timings.companionKept,
  });
}
