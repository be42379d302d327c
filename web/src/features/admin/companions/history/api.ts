import type { Page } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';
import { contentRefused } from '../content-refused.ts';
import { changesOf, type FieldChange } from './changes.ts';

/** How many versions a page has. */
const PAGE_SIZE = 20;

/** A version of a companion, and what it changed. */
export type Version = {
  id: string;
  number: number;
  at: string;
  /** The admin's name or e-mail; null for the seeds, and for somebody who has left. */
  author: string | null;
  changes: FieldChange[];
};

/** The versions of a companion before the number `before`, the newest first (R-SELF-05). */
export async function listVersions(
  companionId: string,
  before: number | null,
  signal: AbortSignal,
): Promise<Page<Version, number>> {
  const supabase = await getSupabase();
  const newestFirst = supabase
    .from('companion_versions')
    .select(
      'id, number, profile, prompts, settings, created_at, author:users!companion_versions_created_by_fkey(full_name, email)',
    )
    .eq('companion_id', companionId)
    .order('number', { ascending: false })
    .limit(PAGE_SIZE + 1); // the last one is what the one above it is compared with
  const found = await read(before === null ? newestFirst : newestFirst.lt('number', before), signal);
  const rows = found.slice(0, PAGE_SIZE).map((row, index) => ({
    id: row.id,
    number: row.number,
    at: row.created_at,
    author: row.author?.full_name || row.author?.email || null,
    changes: changesOf(found[index + 1] ?? null, row),
  }));
  return { rows, next: found.length > PAGE_SIZE ? (rows.at(-1)?.number ?? null) : null };
}

/** Writes an older version once more, which makes it the newest. */
export async function restoreVersion(id: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.rpc('restore_companion_version', { p_version_id: id })).catch((error) => {
    throw contentRefused(error, {}) ?? error;
  });
}
