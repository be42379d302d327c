import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import type { Columns } from '../components/data-table.tsx';
import { MoreRows } from '../components/more-rows.tsx';

type RecordListProps<Row extends RowData> = {
  label: string;
  columns: Columns<Row>;
  keyOf: (row: Row) => string;
  query: UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>;
  /** Shown while the first page is loaded. */
  waiting: ReactNode;
  /** Shown when there is no record. */
  empty: ReactNode;
};

/** Records that are read page by page: while they come, when they fail, when there are none, and as a table. */
export function RecordList<Row extends RowData>({ query, waiting, empty, ...table }: RecordListProps<Row>) {
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows), [query.data]);
  return (
    <>
      {query.isPending && waiting}
      {rows === undefined && query.isError && (
        <ErrorState title={`Error: ${query.error.message}`} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && empty}
      {rows !== undefined && rows.length > 0 && <MoreRows {...table} rows={rows} query={query} />}
    </>
  );
}
