import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadMore } from './load-more.tsx';
import { Spinner } from './spinner.tsx';

/** The fields of an infinite query that the list uses. */
export type EndlessList<Row> = {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
  error: Error | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

type EndlessProps<Row> = {
  list: EndlessList<Row>;
  /** The loading message, such as 'Loading companions...'. */
  loading: string;
  /** The heading of an error, and the label of its button. */
  failed: string;
  retryLabel?: string;
  /** Loads more rows on the button alone, so that what stands below the list can be reached. */
  byHand?: boolean;
  /** Shown in place of the list when it has no rows. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** An infinite list: loading, failed, empty, or its rows with a button for more. */
export function Endless<Row>({
  list,
  loading,
  failed,
  retryLabel,
  byHand = false,
  empty,
  children,
}: EndlessProps<Row>) {
  if (list.data === undefined) {
    if (list.error === null || list.isFetching) {
      return (
        <div className="flex justify-center py-16">
          <Spinner label={loading} />
        </div>
      );
    }
    return (
      <ErrorState
        title={failed}
        text={list.error.message}
        onRetry={() => void list.refetch()}
        {...(retryLabel === undefined ? {} : { retryLabel })}
      />
    );
  }
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      {list.hasNextPage && (
        <LoadMore
          count={rows.length}
          byHand={byHand}
          isLoading={list.isFetchingNextPage}
          problem={list.isFetchNextPageError ? 'More could not be loaded.' : undefined}
          onMore={() => {
            if (!list.isFetchingNextPage) void list.fetchNextPage();
          }}
        />
      )}
    </>
  );
}
