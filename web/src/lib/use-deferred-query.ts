import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { queryClient } from './query-client.ts';
import { useAfterHydration } from './use-after-hydration.ts';

const noResult = { data: undefined, isError: false };

/**
 * A read on a public page. Its result is rendered with low priority, so that the page stays responsive meanwhile. A
 * part of the page that is hydrated after the result has come still starts without it, as its HTML was rendered.
 */
export function useDeferredQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const { data: read, isError, refetch } = useQuery(options, queryClient);
  const result = useMemo(() => ({ data: read, isError }), [read, isError]);
  const { data, isError: failed } = useDeferredValue(useAfterHydration(result, noResult));
  return { data, isPending: data === undefined && !failed, refetch };
}
