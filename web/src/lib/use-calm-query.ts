import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { queryClient } from './query-client.ts';

/**
 * A read on a public page. Its answer is drawn in short slices, between which the page answers, and not at once: what
 * comes is new, so nobody misses it for a moment.
 */
export function useCalmQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const { data: read, isError, refetch } = useQuery(options, queryClient);
  const data = useDeferredValue(read);
  return { data, isPending: data === undefined && !(isError && read === undefined), refetch };
}
