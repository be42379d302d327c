import { adminModels, type CatalogueModel } from '#contracts/admin-models.ts';
import { companionCoreTraits } from '#contracts/companion-core-traits.ts';
import { type CatalogueVisibility, catalogueVisibility } from '#contracts/visibility.ts';
import type { Json } from '#database.types.ts';
import { call } from '#lib/endpoint-client.ts';
import { type Cursor, readPage } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, readCount, write } from '#lib/tables.ts';
import type { CompanionPrompts, CompanionToSave, ManagedCompanion } from './companion.ts';
import { contentRefused } from './content-refused.ts';

/**
 * All companions an admin sees, newest first: the catalogue, the hidden ones, and the admin's own private ones
 * (R-ADMIN-21).
 */
export async function listCompanions(cursor: Cursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const query = supabase
    .from('companions')
    .select(
      'id, name, tagline, category, image_url, avatar_url, profile_image, profile_gradient_from, profile_gradient_to, is_public, user_id, retires_at, created_at',
    );
  return readPage(query, { cursor }, signal);
}

export type ListedCompanion = Awaited<ReturnType<typeof listCompanions>>['rows'][number];

/** One companion with its prompts; null when there is none of this id that admins see. */
export async function fetchManagedCompanion(
  id: string,
  signal: AbortSignal,
): Promise<ManagedCompanion | null> {
  const supabase = await getSupabase();
  const query = supabase
    .from('companions')
    .select(
      'id, name, tagline, description, personality_description, conversation_style, greeting, scenario, example_dialogue, openers, image_url, profile_gradient_from, profile_gradient_to, perfect_for, core_traits, special_features, is_public, user_id, retires_at, companion_prompts(chat_prompt, system_prompt, ai_provider, ai_model, ai_upstream, ai_temperature, stand_in_provider, stand_in_model, allows_stand_in)',
    )
    .eq('id', id);
  const row = await read(query.maybeSingle(), signal);
  if (row === null) return null;
  const { companion_prompts: prompts, perfect_for, ...companion } = row;
  return {
    companion: { ...companion, perfect_for: Array.isArray(perfect_for) ? perfect_for : [] },
    prompts: prompts as CompanionPrompts | null,
  };
}

/**
 * Writes companion and prompts in one step and returns the id; `id` null makes a new one (R-ADMIN-26, R-ADMIN-32).
 * Throws `ContentRefused` where a text breaks a content rule (R-SAFE-10).
 */
export async function saveCompanion(
  id: string | null,
  { companion, prompts }: CompanionToSave,
): Promise<string> {
  const supabase = await getSupabase();
  const saved = write(
    supabase.rpc('save_companion', {
      p_id: id as string, // the generated types do not know that null makes a new one
      p_companion: companion as Json,
      p_prompts: prompts,
    }),
  );
  return saved.catch((error) => {
    throw contentRefused(error, { ...companion, ...prompts }) ?? error;
  });
}

/** Deletes a companion; refused with `companion_in_use` while anyone has a conversation with it (R-ADMIN-28, D-27). */
export async function deleteCompanion(id: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('companions').delete().eq('id', id));
}

/** Takes a companion out of the catalogue, or puts it back (R-SAFE-12). */
export async function setVisibility(id: string, visibility: CatalogueVisibility): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('companions').update(catalogueVisibility[visibility]).eq('id', id));
}

/** Sets the time a companion retires at; null calls it off, also when it has passed (R-SELF-06). */
export async function setRetirement(id: string, retiresAt: string | null): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('companions').update({ retires_at: retiresAt }).eq('id', id));
}

/** Every core trait that some companion has (R-ADMIN-24). */
export async function fetchCoreTraits(signal: AbortSignal): Promise<string[]> {
  return (await call(companionCoreTraits, {}, { signal })).traits;
}

/** The models OpenRouter offers; none without a key (R-ADMIN-35, R-ADMIN-37). */
export async function fetchModels(signal: AbortSignal): Promise<CatalogueModel[]> {
  return (await call(adminModels, {}, { signal })).models;
}

/** The signed-in user's row on the server; null without a session. */
export async function fetchCreator(): Promise<{ id: string; role: string; tier: string } | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session === null) return null;
  const row = await read(
    supabase.from('users').select('id, role, subscription_tier').eq('id', data.session.user.id).single(),
  );
  return { id: row.id, role: row.role, tier: row.subscription_tier };
}

/** How many private companions a person has (R-ADMIN-34). */
export async function countOwnCompanions(userId: string): Promise<number> {
  const supabase = await getSupabase();
  return readCount(
    supabase
      .from('companions')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', userId)
      .is('is_public', false),
  );
}
