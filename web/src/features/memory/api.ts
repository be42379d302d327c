import { memoryClear } from '#contracts/memory-clear.ts';
import { call } from '#lib/endpoint-client.ts';
import { type Cursor, type Page, pageOf } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';
import { pictureOf } from '#shared/companion-picture.ts';
import {
  type Fact,
  MEMORY_PAGE,
  type NewFact,
  type Person,
  type Scope,
  type Space,
  type StoryLine,
  toFact,
} from './memory.ts';

/** The companions a person has talked with, the newest chat first. */
export async function fetchPeople(userId: string, signal: AbortSignal): Promise<Person[]> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase
      .from('chats')
      .select(
        'companions!inner(id, name, image_url, avatar_url, profile_image, profile_gradient_from, profile_gradient_to)',
      )
      .eq('user_id', userId)
      .order('created_at', { ascending: false }),
    signal,
  );
  return rows.map(({ companions: row }) => ({
    id: row.id,
    name: row.name,
    imageUrl: pictureOf(row),
    gradientFrom: row.profile_gradient_from,
    gradientTo: row.profile_gradient_to,
  }));
}

const pageArguments = (cursor: Cursor | null) => ({
  p_limit: MEMORY_PAGE,
  ...(cursor && { p_before: cursor.at, p_before_id: cursor.id }),
});

/** No companion has the empty id: what is listed for it is what all of them know. */
const companionOf = (scope: Scope): string | undefined =>
  scope === 'every' ? undefined : scope === 'for-all' ? '' : scope.companionId;

/** A page of facts, newest first, past ones among them. */
export async function fetchFacts(
  scope: Scope,
  search: string,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<Fact>> {
  const supabase = await getSupabase();
  const companionId = companionOf(scope);
  const rows = await read(
    supabase.rpc('list_memories', {
      ...pageArguments(cursor),
      ...(companionId !== undefined && { p_companion_id: companionId }),
      ...(search !== '' && { p_search: search }),
    }),
    signal,
  );
  return pageOf(rows.map(toFact), MEMORY_PAGE, ({ saidAt, id }) => ({ at: saidAt, id }));
}

/** The room for facts of a companion; without one that of whoever knows the most. */
export async function fetchSpace(companionId: string | null, signal: AbortSignal): Promise<Space> {
  const supabase = await getSupabase();
  const [row] = await read(
    supabase.rpc('memory_space', companionId === null ? {} : { p_companion_id: companionId }),
    signal,
  );
  const { used = 0, most = 0, next_id = null, next_text = null } = row ?? {};
  return { used, most, next: next_id === null ? null : { id: next_id, text: next_text ?? '' } };
}

/**
 * Adds a fact; false when it is known already. Refused with `memory_consent_required`, `memory_limit` and
 * `too_many_requests`.
 */
export async function addFact({ text, companionId }: NewFact): Promise<boolean> {
  const supabase = await getSupabase();
  const row = { text, companion_id: companionId };
  return (await write(supabase.from('memories').insert(row).select('id').maybeSingle())) !== null;
}

/** Puts a corrected fact in the place of another one, which becomes past. Refused as `addFact` is. */
export async function correctFact(id: string, text: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('memories').insert({ text, replaces_id: id }));
}

/** Pins a fact or unpins it, limits it to one companion or opens it to all. */
export async function changeFact(
  id: string,
  change: { is_pinned: boolean } | { companion_id: string | null },
): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('memories').update(change).eq('id', id));
}

/** Forgets every fact and every story, for good. */
export async function forgetEverything(): Promise<void> {
  await call(memoryClear, {});
}

/** A page of the story with a companion, newest first. */
export async function fetchStory(
  companionId: string,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<StoryLine>> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase.rpc('list_story', { p_companion_id: companionId, ...pageArguments(cursor) }),
    signal,
  );
  const lines = rows.map((row) => ({
    id: row.id,
    text: row.text,
    happenedAt: row.happened_at,
    isEdited: row.is_edited,
    firstMessageId: row.first_message_id,
    isOffered: row.is_offered,
  }));
  return pageOf(lines, MEMORY_PAGE, ({ happenedAt, id }) => ({ at: happenedAt, id }));
}

export async function changeLine(id: string, text: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('story_lines').update({ text }).eq('id', id));
}

/** The companions that are kept from seeing name, pronouns and 'About me'. */
export async function fetchKeptFrom(userId: string, signal: AbortSignal): Promise<string[]> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase.from('hidden_personas').select('companion_id').eq('user_id', userId),
    signal,
  );
  return rows.map(({ companion_id }) => companion_id);
}

/** Keeps a companion from seeing name, pronouns and 'About me', or lets it see them again. */
export async function keepFrom(userId: string, companionId: string, isKept: boolean): Promise<void> {
  const supabase = await getSupabase();
  const table = supabase.from('hidden_personas');
  await write(
    isKept
      ? table.upsert({ companion_id: companionId }, { ignoreDuplicates: true })
      : table.delete().eq('user_id', userId).eq('companion_id', companionId),
  );
}
