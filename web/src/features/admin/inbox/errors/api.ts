import { type Cursor, type Page, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';

/** All reports of one message, with some of the pages and versions they came from. */
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

/** Reported errors by message, the last seen first (D-18.15). */
export async function fetchErrorGroups(
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<ErrorGroup>> {
  const supabase = await getSupabase();
  const query = supabase
    .from('error_groups')
    .select('id, message, times, first_at, last_at, sources, paths, app_versions');
  const { rows, next } = await readPage(query, { cursor, column: 'last_at' }, signal);
  // The generated types take every column of a view for nullable; these never are.
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
  return { rows: groups, next };
}

/** Deletes the reports up to a time, of one message or of all: what came after the last one shown is kept. */
export async function deleteErrors({ until, message }: { until: string; message?: string }): Promise<void> {
  const supabase = await getSupabase();
  const reports = supabase.from('error_reports').delete().lte('created_at', until);
  await write(message === undefined ? reports : reports.eq('message', message));
}
