import { queryOptions } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { followsMessages } from '#shared/message-changes.ts';
import { fetchFigures, fetchUpdates } from './api.ts';

/** What a person has done, read again after 3 days and after every message (R-CACHE-01). */
export function figuresQuery(userId: string) {
  return queryOptions({
    queryKey: ['figures', userId],
    queryFn: ({ signal }) => fetchFigures(signal),
    staleTime: timings.longLived,
    gcTime: timings.longLived,
    refetchOnMount: true,
    meta: followsMessages,
  });
}

/** The newest updates. */
export function updatesQuery() {
  return queryOptions({
    queryKey: ['announcements'],
    queryFn: ({ signal }) => fetchUpdates(signal),
    staleTime: timings.listFresh,
    gcTime: timings.listKept,
    refetchOnMount: true,
  });
}
