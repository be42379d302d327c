import { type Query, type Refusal, read } from './tables.ts';

/** Where a page of a list ends: the time its rows are ordered by, and the id that separates rows of the same time. */
export type Cursor = { at: string; id: string };

/** Some rows of a list, and where the next page starts; null on the last page. */
export type Page<Row, Next = Cursor> = { rows: Row[]; next: Next | null };

/** The options that every infinite query over such pages shares. */
export const keysetPaging = {
  initialPageParam: null as Cursor | null,
  getNextPageParam: (page: Page<unknown>) => page.next,
};

/** Rows that were read in order as a page: a full one has a next page, a shorter one is the last. */
export function pageOf<Row, Next>(rows: Row[], size: number, cursorOf: (row: Row) => Next): Page<Row, Next> {
  const last = rows.length === size ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : cursorOf(last) };
}

/** The methods of a table's query that reading it page by page takes. */
interface RowsQuery<Row> extends Query<{ data: Row[]; error: null; status: number } | Refusal> {
  order(column: string, options: { ascending: boolean }): RowsQuery<Row>;
  limit(count: number): RowsQuery<Row>;
  lte(column: string, value: string): RowsQuery<Row>;
  or(filters: string): RowsQuery<Row>;
}

/** `column` is the time to order by. The default size is that of the admin's lists (R-ADMIN-21). */
type Paging = { cursor: Cursor | null; column?: string; size?: number };

/** Reads the page of a table's rows after `cursor`, the latest first. */
export async function readPage<Row extends object>(
  query: RowsQuery<Row>,
  { cursor, column = 'created_at', size = 20 }: Paging,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  let page = query.order(column, { ascending: false }).order('id', { ascending: false }).limit(size);
  if (cursor !== null) {
    const { at, id } = cursor;
    // The bound follows from the filter, but only a plain bound lets an index scan start there.
    page = page.lte(column, at).or(`${column}.lt."${at}",and(${column}.eq."${at}",id.lt."${id}")`);
  }
  const textOf = (row: Row, name: string) => String((row as Record<string, unknown>)[name]);
  return pageOf(await read(page, signal), size, (row) => ({
    at: textOf(row, column),
    id: textOf(row, 'id'),
  }));
}
