import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { queryClient } from './query-client.ts';
import { useAfterHydration } from './use-after-hydration.ts';

const noAnswer = { data: undefined, isError: false };

/**
 * A read on a public page. Its answer is drawn in short slices, between which the page answers, and not at once: what
 * comes is new, so nobody misses it for a moment. A part of the page that is brought to life after the answer has come
 * begins without it all the same, as its HTML was drawn.
 */
export function useCalmQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const { data: read, isError, refetch } = useQuery(options, queryClient);
  const answer = useMemo(() => ({ data: read, isError }), [read, isError]);
  const { data, isError: failed } = useDeferredValue(useAfterHydration(answer, noAnswer));
  return { data, isPending: data === undefined && !failed, refetch };
}
