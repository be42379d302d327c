import { dataOf } from '../../lib/data-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type Companion, toCompanion } from './companion.ts';

// `retry(false)` throughout: repeats are the query cache's business, supabase-js would multiply them.

/** The most companions one read of the browse page brings (R-BROWSE-11). */
const BROWSE_LIMIT = 50;

/** The newest companions this person may see: public ones and their own. */
export async function fetchCompanions(signal: AbortSignal): Promise<Companion[]> {
  const supabase = await getSupabase();
  const rows = dataOf(
    await supabase
      .from('companions')
      .select('*')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(BROWSE_LIMIT)
      .abortSignal(signal)
      .retry(false),
  );
  return rows.map(toCompanion);
}

/** One companion, null when there is none this person may see. */
export async function fetchCompanion(id: string, signal: AbortSignal): Promise<Companion | null> {
  const supabase = await getSupabase();
  const row = dataOf(
    await supabase.from('companions').select('*').eq('id', id).abortSignal(signal).retry(false).maybeSingle(),
  );
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
  const rows = dataOf(
    await supabase
      .from('companions')
      .select('*')
      .ilike('name', name.replace(/[\\%_]/g, '\\$&'))
      .order('is_public', { ascending: false })
      .order('created_at', { ascending: false })
      .limit(BROWSE_LIMIT)
      .abortSignal(signal)
      .retry(false),
  );
  // The pattern may match more than the name itself: PostgREST reads '*' as a wildcard too.
  const row = rows.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  return row ? toCompanion(row) : null;
}
