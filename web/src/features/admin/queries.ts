import { infiniteQueryOptions, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Cursor, keysetPaging, type Page } from '#lib/keyset.ts';
import { queryClient } from '#lib/query-client.ts';
import { linearBackoff, retryUpTo } from '#lib/retry.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { retries, timings } from '#lib/timings.ts';

/** Where the query cache keeps everything the admin area reads, so that all of it can be removed at once. */
export const adminKey = ['admin'] as const;

/**
 * What the reads of the admin area share: fresh for 5 minutes, read again when an older one is shown (R-CACHE-06), and
 * repeated before a failure is shown (R-ADMIN-11).
 */
export const adminReads = {
  staleTime: timings.adminFresh,
  refetchOnMount: true,
  retry: retryUpTo(retries.queryHelper),
  retryDelay: linearBackoff(timings.queryRetryStep),
} as const;

/** A list of the admin area, read page by page; `queryKey` names it and its filters. */
export function adminListQuery<Row>(
  queryKey: QueryKey,
  readRows: (cursor: Cursor | null, signal: AbortSignal) => Promise<Page<Row>>,
) {
  return infiniteQueryOptions({
    ...adminReads,
    ...keysetPaging,
    queryKey,
    queryFn: ({ pageParam, signal }) => readRows(pageParam, signal),
  });
}

/** A change by an admin: sent once, and done when everything below the `changed` keys has been read again. */
export function useAdminMutation<Variables, Result>(
  mutationFn: (variables: Variables) => Promise<Result>,
  ...changed: QueryKey[]
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    retry: false,
    onSuccess: () => Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Removes what this browser keeps for an admin, the keys of older versions included (R-ADMIN-03, R-LOCAL-06). */
export function clearAdminState(): void {
  for (const key of storageKeys.legacyAdmin) localStorage.removeItem(key);
  queryClient.removeQueries({ queryKey: adminKey });
}
