import * as v from 'valibot';
import { builderTraits, interests, relationships } from '#contracts/personality.ts';
import type { Database } from '#database.types.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read, write } from '#lib/tables.ts';
import { lookColors } from '#portraits/own/look.ts';
import { avatar, lookOf, newCompanion, type OwnCompanion, type Settings } from './own-companion.ts';

type Tables = Database['public']['Tables'];
type CompanionRow = Pick<
  Tables['companions']['Row'],
  | 'id'
  | 'name'
  | 'description'
  | 'core_traits'
  | 'created_at'
  | 'greeting'
  | 'scenario'
  | 'example_dialogue'
  | 'openers'
>;
type SettingsRow = Tables['companion_settings']['Row'];

/** The known ones of stored words; a companion may have been made elsewhere, in words of its own. */
function known<Word extends string>(words: readonly Word[], stored: string[]): Word[] {
  return words.filter((word) => stored.includes(word));
}

function toOwnCompanion(row: CompanionRow, set: SettingsRow | undefined): OwnCompanion {
  return {
    ...newCompanion,
    ...(set && {
      age: set.age ?? '',
      interests: known(interests, set.interests),
      formality: set.formality,
      humor: set.humor,
      empathy: set.empathy,
      relationshipType: v.parse(v.picklist(relationships), set.relationship_type),
      avatar: v.parse(avatar, set.avatar),
    }),
    id: row.id,
    name: row.name,
    bio: set === undefined || set.has_biography ? row.description : '',
    greeting: row.greeting ?? '',
    scenario: row.scenario ?? '',
    exampleDialogue: row.example_dialogue ?? '',
    openers: row.openers,
    traits: known(builderTraits, row.core_traits),
    version: set?.updated_at ?? row.created_at,
    created: row.created_at,
  };
}

/** The private companions of a person, newest first. */
export async function fetchOwnCompanions(userId: string, signal: AbortSignal): Promise<OwnCompanion[]> {
  const supabase = await getSupabase();
  const companions = supabase
    .from('companions')
    .select('id, name, description, core_traits, created_at, greeting, scenario, example_dialogue, openers')
    .eq('user_id', userId)
    .eq('is_public', false)
    .order('created_at', { ascending: false });
  const [rows, settingsRows] = await Promise.all([
    read(companions, signal),
    read(supabase.from('companion_settings').select('*').eq('user_id', userId), signal),
  ]);
  const settings = new Map(settingsRows.map((row) => [row.companion_id, row]));
  return rows.map((row) => toOwnCompanion(row, settings.get(row.id)));
}

/**
 * Makes a companion under the id the page chose (sent again it is the same one), or changes one. Refused with
 * `companion_limit`, `content_refused` (with field, topic and the words), `not_found`, `blocked`,
 * `too_many_requests` after 100 changes a day (R-BUILD-05, R-BUILD-06, R-PROD-20).
 */
export async function saveOwnCompanion(id: string, isNew: boolean, chosen: Settings): Promise<void> {
  const supabase = await getSupabase();
  const { from, to } = lookColors(lookOf(chosen.avatar));
  await write(
    supabase.rpc('save_own_companion', {
      p_id: id,
      p_is_new: isNew,
      p_name: chosen.name,
      p_age: chosen.age,
      p_biography: chosen.bio,
      p_traits: chosen.traits,
      p_interests: chosen.interests,
      p_formality: chosen.formality,
      p_humor: chosen.humor,
      p_empathy: chosen.empathy,
      p_relationship_type: chosen.relationshipType,
      p_avatar: chosen.avatar,
      p_gradient_from: from,
      p_gradient_to: to,
      p_greeting: chosen.greeting,
      p_scenario: chosen.scenario,
      p_example_dialogue: chosen.exampleDialogue,
      p_openers: chosen.openers,
    }),
  );
}

/** Removes a companion with its chat. */
export async function deleteOwnCompanion(userId: string, id: string): Promise<void> {
  const supabase = await getSupabase();
  await write(supabase.from('companions').delete().eq('id', id).eq('user_id', userId).eq('is_public', false));
}
