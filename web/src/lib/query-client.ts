import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { currentPageData } from './page-data.ts';
import { dispatchReadFailure } from './read-failures.ts';
import { exponentialBackoff, retryUpTo } from './retry.ts';
import { onUserLeft } from './session.ts';
import { retries, timings } from './timings.ts';
import { isOnline } from './use-online.ts';

/** The page's one query cache with the defaults of R-CACHE-08 to R-CACHE-10. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A screen that has nothing yet says so in its own place; one that shows older data cannot.
        if (query.state.data === undefined) return;
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

/** The library assumes the page is online until an event says otherwise; a page can also be opened offline. */
onlineManager.setOnline(isOnline());

export const queryClient = createQueryClient();

/** Begins with the data of the page's HTML, so that what it shows is not read again before it is refreshed (D-24). */
export function addPageData(client: QueryClient): void {
  const { readAt, queries } = currentPageData() ?? { readAt: 0, queries: [] };
  for (const { key, data } of queries) client.setQueryData(key, data, { updatedAt: readAt });
}

addPageData(queryClient);

/** Nothing of one person may be shown to the next one. */
onUserLeft(() => queryClient.clear());
