import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { pageDataOf } from './page-data.ts';
import { queryClient } from './query-client.ts';
import { useAfterHydration } from './use-after-hydration.ts';

const noResult = { data: undefined, isError: false };

/**
 * A read on a public page. Its result is rendered with low priority, so that the page stays responsive meanwhile. A
 * part of the page that is hydrated after the result has come still starts as its HTML was rendered: with the data of
 * the page, or without a result.
 */
export function useDeferredQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const { data: read, isError, refetch } = useQuery(options, queryClient);
  const [prerendered] = useState(() => prerenderedResult<Data>(options.queryKey));
  const result = useMemo(
    () => (read === prerendered.data && !isError ? prerendered : { data: read, isError }),
    [read, isError, prerendered],
  );
  const { data, isError: failed } = useDeferredValue(useAfterHydration(result, prerendered));
  return { data, isPending: data === undefined && !failed, refetch };
}

function prerenderedResult<Data>(key: QueryKey): { data: Data | undefined; isError: boolean } {
  const data = pageDataOf<Data>(key);
  return data === undefined ? noResult : { data, isError: false };
}
