import { type Page, pageOf } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';
import type { BrowseChoice } from './browse-choice.ts';
import { type Companion, toCompanion } from './companion.ts';
import { type CompanionSummary, summaryColumns, toSummary } from './companion-summary.ts';

/** The most companions that one read of the browse page returns (R-BROWSE-11). */
export const PAGE_SIZE = 50;

/** The newest companions who are there to talk to: everybody's, or with `ownedBy` that person's own. */
export async function fetchCompanions(ownedBy: string | null, signal: AbortSignal): Promise<Companion[]> {
  const supabase = await getSupabase();
  const companions = supabase.from('companions').select('*');
  const wanted =
    ownedBy === null
      ? companions.eq('is_public', true).or(`retires_at.is.null,retires_at.gt."${new Date().toISOString()}"`)
      : companions.eq('user_id', ownedBy).eq('is_public', false);
  const rows = await read(
    wanted.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(PAGE_SIZE),
    signal,
  );
  return rows.map(toCompanion);
}

/** A page of the companions that match a choice, searched by the server, after the companion `after`. */
export async function findCompanions(
  choice: BrowseChoice,
  after: string | null,
  signal: AbortSignal,
): Promise<Page<CompanionSummary, string>> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase
      .rpc('browse_companions', {
        p_search: choice.search,
        ...(choice.filter !== 'all' && { p_suits: choice.filter }),
        ...(choice.trait !== '' && { p_trait: choice.trait }),
        p_mine: choice.mine,
        p_sort: choice.order,
        ...(after !== null && { p_after: after }),
        p_limit: PAGE_SIZE,
      })
      .select(summaryColumns),
    signal,
  );
  return pageOf(rows.map(toSummary), PAGE_SIZE, ({ id }) => id);
}

/** One companion, null when there is none this person may see. */
export async function fetchCompanion(id: string, signal: AbortSignal): Promise<Companion | null> {
  const supabase = await getSupabase();
  const row = await read(supabase.from('companions').select('*').eq('id', id).maybeSingle(), signal);
  return row && toCompanion(row);
}

/** The companion an address names, by id, else by name; null when there is none this person may see. */
export async function fetchNamedCompanion(nameOrId: string, signal: AbortSignal): Promise<Companion | null> {
  const [byId, byName] = await Promise.all([
    fetchCompanion(nameOrId, signal),
    fetchCompanionByName(nameOrId, signal),
  ]);
  return byId ?? byName;
}

/** The newest companion with this name in any letter case, public ones first (D-18.13); null when there is none. */
async function fetchCompanionByName(name: string, signal: AbortSignal): Promise<Companion | null> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase
      .from('companions')
      .select('*')
      .ilike('name', name.replace(/[\\%_]/g, '\\$&'))
      .order('is_public', { ascending: false })
      .order('created_at', { ascending: false })
      .limit(PAGE_SIZE),
    signal,
  );
  // The pattern may match more than the name itself: PostgREST reads '*' as a wildcard too.
  const row = rows.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  return row ? toCompanion(row) : null;
}
