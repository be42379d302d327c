import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { Spinner } from '#ui/spinner.tsx';

const features = tableFeatures({});

/** The columns of a `DataTable`; keep them outside the component, so that they stay the same ones. */
export type Columns<Row extends RowData> = ColumnDef<typeof features, Row>[];

type DataTableProps<Row extends RowData> = {
  /** The accessible name of the table. */
  label: string;
  columns: Columns<Row>;
  rows: Row[];
  keyOf: (row: Row) => string;
  /** Whether there are more rows; they are requested when the end comes into view. */
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
};

/** The column of this id stays in view at the right edge, however narrow the screen. */
export const ACTIONS = 'actions';

const cellClass = (columnId: string): string =>
  columnId === ACTIONS ? 'pinned-right px-1' : 'px-3 align-middle';

/** A row with a menu, in pixels; where it is wrong, the length of the table changes as rows come into view. */
const ROW_HEIGHT = 61;

/** A long table: only the rows in view are drawn, and further ones are fetched as the reader goes down. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  keyOf,
  hasMore,
  isLoadingMore,
  onMore,
}: DataTableProps<Row>) {
  const scroller = useRef<HTMLElement>(null);
  const table = useTable({ features, columns, data: rows, getRowId: keyOf });
  const models = table.getRowModel().rows;
  const list = useVirtualizer({
    count: models.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => models[index]?.id ?? index,
    overscan: 8,
  });
  const drawn = list.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = list.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= models.length - 5;

  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore) onMore();
  }, [isNearEnd, hasMore, isLoadingMore, onMore]);

  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative max-h-[min(46rem,calc(100dvh-9rem))] overflow-auto rounded-md border border-line bg-raised"
    >
      <table
        aria-rowcount={hasMore ? -1 : models.length + 1}
        className="w-full border-collapse text-left text-sm"
      >
        <thead className="sticky top-0 z-10 bg-sunken">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  className={cx(
                    cellClass(header.column.id),
                    'border-b border-line bg-sunken py-3 font-semibold whitespace-nowrap text-muted',
                  )}
                >
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        {above > 0 && <Gap height={above} />}
        <tbody>
          {drawn.map(({ index, key }) => (
            <tr
              key={key}
              ref={list.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              className="border-b border-line last:border-b-0"
            >
              {models[index]?.getAllCells().map((cell) => (
                <td key={cell.id} className={cx(cellClass(cell.column.id), 'bg-raised py-2')}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {below > 0 && <Gap height={below} />}
      </table>
      {isLoadingMore && (
        <div className="sticky left-0 flex justify-center p-4">
          <Spinner label="Loading more..." />
        </div>
      )}
    </section>
  );
}

/** Takes the height of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  );
}
