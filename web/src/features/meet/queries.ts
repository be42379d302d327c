import { queryOptions } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { readMetCompanion } from './api.ts';

/** The companion of a meeting page. A prerendered page has it in its HTML and reads it again behind it. */
export function metCompanionQuery(id: string) {
  return queryOptions({
    queryKey: ['companion', 'met', id],
    queryFn: ({ signal }) => readMetCompanion(id, signal),
    staleTime: timings.companionFresh,
    gcTime: timings.companionKept,
    refetchOnMount: true,
  });
}
