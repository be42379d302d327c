import { queryOptions } from '@tanstack/react-query';
import { timings } from '../../lib/timings.ts';
import { fetchMessageCount, fetchUpdates } from './api.ts';

/** What a dashboard counts is shown from before and counted again on every visit (R-CACHE-01). */
const stats = {
  staleTime: timings.longLived,
  gcTime: timings.longLived,
  refetchOnMount: 'always',
} as const;

/** The number of messages in a person's chats. */
export function messageCountQuery(userId: string) {
  return queryOptions({
    queryKey: ['message-count', userId],
    queryFn: ({ signal }) => fetchMessageCount(userId, signal),
    ...stats,
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
