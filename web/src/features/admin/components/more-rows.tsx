import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { useCallback } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Columns, DataTable } from './data-table.tsx';

type MoreRowsProps<Row extends RowData> = {
  label: string;
  columns: Columns<Row>;
  rows: Row[];
  keyOf: (row: Row) => string;
  query: UseInfiniteQueryResult;
};

/** The rows of a query that reads page by page, with what to do when a further page does not come. */
export function MoreRows<Row extends RowData>({ query, ...table }: MoreRowsProps<Row>) {
  const { fetchNextPage, isFetchNextPageError: isStuck } = query;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={query.isPlaceholderData ? 'flex flex-col gap-3 opacity-60' : 'flex flex-col gap-3'}
    >
      <DataTable
        {...table}
        hasMore={query.hasNextPage && !isStuck}
        isLoadingMore={query.isFetchingNextPage}
        onMore={onMore}
      />
      {isStuck && (
        <Notice kind="problem" action={<Button onClick={onMore}>Retry</Button>}>
          Error: {query.error?.message}
        </Notice>
      )}
    </div>
  );
}
