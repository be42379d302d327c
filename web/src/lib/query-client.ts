import {
  focusManager,
  notifyManager,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { currentPageData } from './page-data.ts';
import { dispatchReadFailure } from './read-failures.ts';
import { exponentialBackoff, isRefusal, retryUpTo } from './retry.ts';
import { setTryAgain } from './server-reach.ts';
import { onUserLeft } from './session.ts';
import { retries, timings } from './timings.ts';
import { isOnline } from './use-online.ts';

/** The page's one query cache with the defaults of R-CACHE-08 to R-CACHE-10. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A screen that has nothing yet says so in its own place; one that shows older data cannot.
        if (query.state.data === undefined) return showCopy(error, query);
        dispatchReadFailure({ key: query.queryHash, error, retry: () => void query.fetch() });
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchOnMount: false,
        refetchInterval: false,
        retry: retryUpTo(retries.query),
        retryDelay: exponentialBackoff(timings.queryBackoff, timings.queryBackoffMax),
      },
      mutations: {
        retry: retryUpTo(retries.mutation),
        gcTime: timings.mutationKept,
      },
    },
  });
}

/** Puts this browser's copy, which `meta.readCopy` reads, in the place of what could not be reached (R-LOCAL-04). */
function showCopy(error: Error, query: Query<unknown, unknown, unknown>): void {
  const { readCopy } = (query.meta ?? {}) as { readCopy?: () => unknown };
  const copy = isRefusal(error) ? undefined : readCopy?.();
  if (copy !== undefined) query.setState({ data: copy });
}

/** What is shown although its last read did not reach the server. */
const unreached: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error' && state.data !== undefined && !isRefusal(state.error),
};

/** Lets the page say that the server is not reached, as long as that is so. */
function followReach(client: QueryClient): void {
  const tryAgain = () => void client.refetchQueries(unreached);
  const cache = client.getQueryCache();
  const follow = () => setTryAgain(cache.findAll(unreached).length > 0 ? tryAgain : null);
  cache.subscribe(notifyManager.batchCalls(follow));
}

/** The library assumes the page is online until an event says otherwise; a page can also be opened offline. */
onlineManager.setOnline(isOnline());

/**
 * The library listens to `visibilitychange` alone, which a window that was only behind another one does not get. Where
 * both events come, the second one finds the queries being read.
 */
focusManager.setEventListener((onFocus) => {
  const listeners = new AbortController();
  for (const event of ['visibilitychange', 'focus']) {
    globalThis.window?.addEventListener(event, () => onFocus(), { signal: listeners.signal });
  }
  return () => listeners.abort();
});

export const queryClient = createQueryClient();
followReach(queryClient);

/** Begins with the data of the page's HTML, so that what it shows is not read again before it is refreshed (D-24). */
export function addPageData(client: QueryClient): void {
  const { readAt, queries } = currentPageData() ?? { readAt: 0, queries: [] };
  for (const { key, data } of queries) client.setQueryData(key, data, { updatedAt: readAt });
}

addPageData(queryClient);

/** Nothing of one person may be shown to the next one. */
onUserLeft(() => queryClient.clear());
