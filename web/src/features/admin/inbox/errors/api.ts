import { dataOf } from '#lib/data-error.ts';
import { after, type Cursor, PAGE_SIZE, pageOf, type RowPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';

/** All reports of one message, with some of the places and versions they came from. */
export type ErrorGroup = {
  id: string;
  message: string;
  times: number;
  firstAt: string;
  lastAt: string;
  sources: string[];
  paths: string[];
  versions: string[];
};

/** Reported errors by what they say, the last seen first (D-18.15). */
export async function fetchErrorGroups(
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<RowPage<ErrorGroup>> {
  const supabase = await getSupabase();
  let query = supabase
    .from('error_groups')
    .select('id, message, times, first_at, last_at, sources, paths, app_versions')
    .order('last_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE)
    .retry(false); // repeats are adminRead's business
  if (cursor !== null) query = query.or(after(cursor, 'last_at'));
  const rows = dataOf(await query.abortSignal(signal));
  // A view's columns can be null for all the generated types know; these never are.
  const groups = rows.map((row) => ({
    id: row.id ?? '',
    message: row.message ?? '',
    times: row.times ?? 0,
    firstAt: row.first_at ?? '',
    lastAt: row.last_at ?? '',
    sources: row.sources ?? [],
    paths: row.paths ?? [],
    versions: row.app_versions ?? [],
  }));
  return pageOf(groups, ({ lastAt, id }) => ({ at: lastAt, id }));
}

/** Removes the reports of a message up to the last one that was seen; what came since stays. */
export async function clearErrors({ message, lastAt }: ErrorGroup): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('error_reports').delete().eq('message', message).lte('created_at', lastAt));
}

/** Removes every report up to this time. */
export async function clearErrorsUntil(lastAt: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('error_reports').delete().lte('created_at', lastAt));
}
