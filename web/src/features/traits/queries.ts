import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { followsPlan } from '#shared/plan-changes.ts';
import { fetchCoreTraits, fetchTraits, saveTraits } from './api.ts';

/** The core traits of a companion for this person (R-CACHE-01). */
export function traitsQuery(userId: string, companionId: string) {
  return queryOptions({
    queryKey: ['traits', userId, companionId],
    queryFn: ({ signal }) => fetchTraits(companionId, signal),
    staleTime: timings.traits,
    gcTime: timings.traits,
    meta: followsPlan,
  });
}

/** Every core trait there is to choose from (R-CACHE-01). */
export function coreTraitsQuery() {
  return queryOptions({
    queryKey: ['core-traits'],
    queryFn: ({ signal }) => fetchCoreTraits(signal),
    staleTime: timings.traits,
    gcTime: timings.traits,
  });
}

/** Sets the traits; the page shows them once the server has them. */
export function useSaveTraits(userId: string, companionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (traits: string[]) => saveTraits(companionId, traits),
    onSuccess: () => client.invalidateQueries(traitsQuery(userId, companionId)),
  });
}
