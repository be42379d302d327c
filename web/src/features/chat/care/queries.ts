import { queryOptions } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { fetchPause } from './api.ts';

/** Whether the person's chats pause, because they may be a minor (R-CARE-09). */
export function pauseQuery(userId: string) {
  return queryOptions({
    queryKey: ['pause', userId],
    queryFn: ({ signal }) => fetchPause(userId, signal),
    staleTime: timings.listFresh,
  });
}
