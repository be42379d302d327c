import { brand } from '#lib/brand.ts';
import { queryClient } from '#lib/query-client.ts';
import { withRetries } from '#lib/retry.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { timings } from '#lib/timings.ts';

/** Where the query cache keeps every answer of the admin area, so that all of it can be forgotten at once. */
export const adminKey = ['admin'] as const;

/** What the browser's tab says of a page of the admin area. */
export function adminTitle(title: string): string {
  return `${title} | ${brand.name} admin`;
}

/** What the reads of the admin area share: fresh for 5 minutes, read again when an older one is shown (R-CACHE-06). */
export const adminReads = { staleTime: timings.adminFresh, refetchOnMount: true, retry: false } as const;

/** A read of the admin area as a query function: one failure is repeated before anybody sees it (R-ADMIN-11). */
export function adminRead<Data>(read: (signal: AbortSignal) => Promise<Data>) {
  return ({ signal }: { signal: AbortSignal }): Promise<Data> => withRetries(() => read(signal), { signal });
}

/** Forgets what this browser knows as an admin, older pages' keys included (R-ADMIN-03, R-LOCAL-06). */
export function clearAdminState(): void {
  for (const key of storageKeys.legacyAdmin) localStorage.removeItem(key);
  queryClient.removeQueries({ queryKey: adminKey });
}
