import { companionCoreTraits } from '#contracts/companion-core-traits.ts';
import type { Json } from '#database.types.ts';
import { dataOf } from '#lib/data-error.ts';
import { call } from '#lib/endpoint-client.ts';
import { getSupabase } from '#lib/supabase.ts';
import type { CompanionPrompts, CompanionToSave, ManagedCompanion } from './managed-companion.ts';

/** One companion with its prompts; null when there is none of this id that admins see. */
export async function fetchManagedCompanion(
  id: string,
  signal: AbortSignal,
): Promise<ManagedCompanion | null> {
  const supabase = await getSupabase();
  const row = dataOf(
    await supabase
      .from('companions')
      .select(
        'id, name, tagline, description, personality_description, conversation_style, image_url, profile_gradient_from, profile_gradient_to, perfect_for, core_traits, special_features, is_public, user_id, companion_prompts(chat_prompt, system_prompt, ai_provider, ai_model, ai_temperature)',
      )
      .eq('id', id)
      .abortSignal(signal)
      .retry(false) // repeats are adminRead's business
      .maybeSingle(),
  );
  if (row === null) return null;
  const { companion_prompts: prompts, perfect_for, ...companion } = row;
  return {
    companion: { ...companion, perfect_for: Array.isArray(perfect_for) ? perfect_for : [] },
    prompts: prompts as CompanionPrompts | null,
  };
}

/** Writes companion and prompts in one step and answers the id; `id` null makes a new one (R-ADMIN-26, R-ADMIN-32). */
export async function saveCompanion(
  id: string | null,
  { companion, prompts }: CompanionToSave,
): Promise<string> {
  const supabase = await getSupabase();
  return dataOf(
    await supabase.rpc('save_companion', {
      p_id: id as string, // the generated types do not know that null makes a new one
      p_companion: companion as Json,
      p_prompts: prompts,
    }),
  );
}

/** Nothing is left of it: chats, messages and favorites of the companion go as well (R-ADMIN-28). */
export async function deleteCompanion(id: string): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('companions').delete().eq('id', id));
}

/** Takes a companion out of the catalogue, or puts it back (R-SAFE-12). */
export async function setCompanionShown(id: string, isShown: boolean): Promise<void> {
  const supabase = await getSupabase();
  dataOf(await supabase.from('companions').update({ is_public: isShown }).eq('id', id));
}

/** Every core trait that some companion has (R-ADMIN-24). */
export async function fetchCoreTraits(signal: AbortSignal): Promise<string[]> {
  return (await call(companionCoreTraits, {}, { signal })).traits;
}

/** Who is signed in, as the server knows them; null without a session. */
export async function fetchCreator(): Promise<{ id: string; role: string; tier: string } | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  if (data.session === null) return null;
  const row = dataOf(
    await supabase
      .from('users')
      .select('id, role, subscription_tier')
      .eq('id', data.session.user.id)
      .single(),
  );
  return { id: row.id, role: row.role, tier: row.subscription_tier };
}

/** How many private companions a person has (R-ADMIN-34). */
export async function countOwnCompanions(userId: string): Promise<number> {
  const supabase = await getSupabase();
  const answer = await supabase
    .from('companions')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .is('is_public', false)
    .retry(false);
  dataOf(answer);
  return answer.count ?? 0;
}
