import { DataError } from './data-error.ts';
import { refreshSession } from './refresh-session.ts';

/** What supabase-js returns in place of data. */
export type Refusal = { data: null; error: ConstructorParameters<typeof DataError>[0]; status: number };

type Result = { data: unknown; error: null; status: number } | Refusal;
type DataOf<Given extends Result> = Extract<Given, { error: null }>['data'];

/** A query of supabase-js. After `single()` its types no longer name `abortSignal`, although it is there. */
export interface Query<Given> extends PromiseLike<Given> {
  retry(enabled: boolean): unknown;
  abortSignal?(signal: AbortSignal): unknown;
}

/**
 * The data of a table, a view or a SQL function. Throws a refusal as `DataError`, so that it never reads as 'nothing
 * there'. supabase-js repeats nothing: the query cache does, and both together would multiply the requests.
 */
export async function read<Given extends Result>(
  query: Query<Given>,
  signal?: AbortSignal,
): Promise<DataOf<Given>> {
  return dataOf(await answered(send(query, signal)));
}

/** How many rows a query selects that was made with `count: 'exact'`. Throws as `read` does. */
export async function readCount(
  query: Query<Result & { count: number | null }>,
  signal?: AbortSignal,
): Promise<number> {
  const result = await answered(send(query, signal));
  dataOf(result);
  return result.count ?? 0;
}

/** Runs an insert, an update, a delete or a SQL function that changes something. Throws as `read` does. */
export async function write<Given extends Result>(query: PromiseLike<Given>): Promise<DataOf<Given>> {
  return dataOf(await answered(query));
}

/** A token whose session was ended elsewhere is refused: then it ends on this device as well (R-PROD-13). */
async function answered<Given extends Result>(query: PromiseLike<Given>): Promise<Given> {
  const result = await query;
  if (result.status === 401) await refreshSession();
  return result;
}

function send<Given>(query: Query<Given>, signal?: AbortSignal): PromiseLike<Given> {
  query.retry(false);
  if (signal !== undefined) query.abortSignal?.(signal);
  return query;
}

function dataOf<Given extends Result>(result: Given): DataOf<Given> {
  if (result.error !== null) throw new DataError(result.error, result.status);
  return result.data;
}
