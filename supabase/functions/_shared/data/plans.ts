import type { Tier } from '#contracts/fields.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

/** Changes a person's own plan, trimming favorites with it. Throws `unauthorized`, `blocked`. */
export async function setOwnPlan(db: Db, userId: string, tier: Tier): Promise<void> {
  const { error } = await db.rpc('set_own_plan', { p_user_id: userId, p_tier: tier });
  if (error) throw databaseError(error);
}

/** The companions that were removed from the favorites. Throws `unauthorized`, `blocked`. */
export async function trimFavorites(db: Db, userId: string): Promise<string[]> {
  const { data, error } = await db.rpc('trim_favorites', { p_user_id: userId });
  if (error) throw databaseError(error);
  return data;
}
