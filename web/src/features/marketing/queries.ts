import { queryOptions } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { readLatestCompanions } from './api.ts';

/** The newest `count` companions for the home page. */
export function latestCompanionsQuery(count: number) {
  return queryOptions({
    queryKey: ['companions', 'latest', count],
    queryFn: ({ signal }) => readLatestCompanions(count, signal),
    staleTime: timings.listFresh,
    gcTime: timings.listKept,
  });
}
