import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Cursor, RowPage } from '#lib/keyset.ts';
import { adminKey, adminRead, adminReads } from './admin-queries.ts';

/** A list of the admin area, read page by page; `key` names it and what was chosen of it. */
export function adminListQuery<Row>(
  key: readonly unknown[],
  read: (cursor: Cursor | null, signal: AbortSignal) => Promise<RowPage<Row>>,
) {
  return infiniteQueryOptions({
    ...adminReads,
    queryKey: [...adminKey, ...key],
    queryFn: ({ pageParam, signal }) => adminRead((stopped) => read(pageParam, stopped))({ signal }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page: RowPage<Row>) => page.next,
  });
}
