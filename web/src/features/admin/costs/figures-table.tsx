import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { csvFile } from '#lib/csv.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';

/** A column of words; `text` is what is shown in place of the word in the file. */
type WordColumn<Row> = { label: string; value: (row: Row) => string | null; text?: (row: Row) => string };

/** A column of figures: the file has them as they are, the page as `shown` writes them. */
type NumberColumn<Row> = {
  label: string;
  value: (row: Row) => number | null;
  shown: (value: number) => string;
  /** Whether a total of it means something. */
  isSummed?: boolean;
};

/** The words of a row stand before its figures. */
export type FigureColumn<Row> = WordColumn<Row> | NumberColumn<Row>;

type FiguresTableProps<Row> = {
  /** The accessible name. */
  label: string;
  columns: FigureColumn<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** What the total is called that a row is part of; the rows of one total stand together. */
  totalOf: (row: Row) => string;
  /** The name of the file, without its ending. */
  fileName: string;
};

/** A short table of figures with their totals that can be saved as CSV, where a total would be one figure too many. */
export function FiguresTable<Row>(props: FiguresTableProps<Row>) {
  const { label, columns, rows, keyOf, totalOf, fileName } = props;
  const save = () =>
    saveFile(
      `${fileName}.csv`,
      csvFile([
        columns.map((column) => column.label),
        ...rows.map((row) => columns.map(({ value }) => value(row))),
      ]),
    );
  const groups = [...new Set(rows.map(totalOf))].map((total) => ({
    total,
    group: rows.filter((row) => totalOf(row) === total),
  }));
  return (
    <div className="flex flex-col gap-3">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-[min(40rem,calc(100dvh-9rem))] overflow-auto rounded-md border border-line bg-raised"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead className="sticky top-0 z-10 bg-sunken text-muted">
            <tr>
              {columns.map((column) => (
                <th
                  key={column.label}
                  scope="col"
                  className={cx('px-3 py-3 align-bottom font-semibold', isNumber(column) && 'text-right')}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ total, group }) => (
            <tbody key={total} className="border-t border-line-strong">
              {group.map((row) => (
                <tr key={keyOf(row)} className="border-t border-line">
                  {columns.map((column) => (
                    <Figure key={column.label} isNumber={isNumber(column)}>
                      {textOf(column, row)}
                    </Figure>
                  ))}
                </tr>
              ))}
              {group.length > 1 && <Total label={total} columns={columns} rows={group} />}
            </tbody>
          ))}
        </table>
      </section>
      <div>
        <Button size="sm" onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          Save as CSV
        </Button>
      </div>
    </div>
  );
}

function isNumber<Row>(column: FigureColumn<Row>): column is NumberColumn<Row> {
  return 'shown' in column;
}

function textOf<Row>(column: FigureColumn<Row>, row: Row): string {
  if (!isNumber(column)) return column.text?.(row) ?? column.value(row) ?? '–';
  const value = column.value(row);
  return value === null ? '–' : column.shown(value);
}

function Figure({ isNumber, children }: { isNumber: boolean; children: ReactNode }) {
  return (
    <td className={cx('px-3 py-2.5 whitespace-nowrap', isNumber && 'text-right tabular-nums')}>{children}</td>
  );
}

type TotalProps<Row> = Pick<FiguresTableProps<Row>, 'label' | 'columns' | 'rows'>;

function Total<Row>({ label, columns, rows }: TotalProps<Row>) {
  const numbers = columns.filter(isNumber);
  const sum = ({ value }: NumberColumn<Row>) => rows.reduce((total, row) => total + (value(row) ?? 0), 0);
  return (
    <tr className="border-t border-line bg-sunken font-semibold">
      <th scope="row" colSpan={columns.length - numbers.length} className="px-3 py-2.5 whitespace-nowrap">
        {label}
      </th>
      {numbers.map((column) => (
        <Figure key={column.label} isNumber>
          {column.isSummed ? column.shown(sum(column)) : '–'}
        </Figure>
      ))}
    </tr>
  );
}
