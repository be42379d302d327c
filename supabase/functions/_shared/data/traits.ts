import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

export type Traits = { baseTraits: string[]; overriddenTraits: string[]; effectiveTraits: string[] };

/** Throws `unauthorized`, `blocked`, `not_found`. */
export async function readTraits(db: Db, userId: string, companionId: string): Promise<Traits> {
  const { data, error } = await db
    .rpc('read_companion_traits', { p_user_id: userId, p_companion_id: companionId })
    .single();
  if (error) throw databaseError(error);
  return {
    baseTraits: data.base_traits,
    overriddenTraits: data.overridden_traits,
    effectiveTraits: data.effective_traits,
  };
}

/** Throws `unauthorized`, `blocked`, `plan_required`, `not_found`, `invalid_input` (an unknown trait). */
export async function saveTraits(
  db: Db,
  userId: string,
  companionId: string,
  traits: string[],
): Promise<void> {
  const { error } = await db.rpc('set_companion_traits', {
    p_user_id: userId,
    p_companion_id: companionId,
    p_traits: traits,
  });
  if (error) throw databaseError(error);
}

/** Throws `unauthorized`, `blocked`. */
export async function listCoreTraits(db: Db, userId: string): Promise<string[]> {
  const { data, error } = await db.rpc('list_core_traits', { p_user_id: userId });
  if (error) throw databaseError(error);
  return data;
}
