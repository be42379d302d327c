import { dataOf } from './data-error.ts';

/** How many rows the admin's lists read at a time (R-ADMIN-21). */
export const PAGE_SIZE = 20;

/** Where a page of a list ends: what its rows are ordered by, and what tells rows of the same moment apart. */
export type Cursor = { at: string; id: string };

/** Some rows of a list, newest first, and where the next ones begin; null when these are the last. */
export type RowPage<Row> = { rows: Row[]; next: Cursor | null };

/** PostgREST's `or` filter for the rows after a page, which are ordered by both columns descending; ids are plain tokens. */
export function after({ at, id }: Cursor, atColumn = 'created_at'): string {
  return `${atColumn}.lt."${at}",and(${atColumn}.eq."${at}",id.lt."${id}")`;
}

/** A page of up to `PAGE_SIZE` rows that were read in order. */
export function pageOf<Row>(rows: Row[], cursorOf: (row: Row) => Cursor): RowPage<Row> {
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : cursorOf(last) };
}

type Answer<Row> = { data: Row[]; error: null; status: number } | Refused;
type Refused = Parameters<typeof dataOf>[0] & { data: null; error: object };

/** As much of a table's query as reading it page by page takes. */
interface PagedQuery<Row> extends PromiseLike<Answer<Row>> {
  order(column: string, options: { ascending: boolean }): PagedQuery<Row>;
  limit(count: number): PagedQuery<Row>;
  or(filters: string): PagedQuery<Row>;
  retry(enabled: boolean): PagedQuery<Row>;
  abortSignal(signal: AbortSignal): PagedQuery<Row>;
}

/** Reads the page of a table's rows behind `cursor`, the latest first. */
export async function readPage<Row extends { created_at: string; id: string }>(
  query: PagedQuery<Row>,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<RowPage<Row>> {
  const page = query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE)
    .abortSignal(signal)
    .retry(false); // repeats are adminRead's business
  const answer = await (cursor === null ? page : page.or(after(cursor)));
  return pageOf(dataOf(answer), (row) => ({ at: row.created_at, id: row.id }));
}
