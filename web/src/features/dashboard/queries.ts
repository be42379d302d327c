import { queryOptions } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { followsMessages } from '#shared/message-changes.ts';
import { fetchMessageCount, fetchUpdates } from './api.ts';

/** The number of messages in a person's chats, counted again after 3 days and after every message (R-CACHE-01). */
export function messageCountQuery(userId: string) {
  return queryOptions({
    queryKey: ['message-count', userId],
    queryFn: ({ signal }) => fetchMessageCount(userId, signal),
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
