import type { Json } from '../database.types.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

/**
 * Lets an admin try a companion of these texts, by column name. Throws `forbidden`, `unauthorized`, `blocked`,
 * `consent_required`, `content_refused` (with `field` and `topic`), `too_many_requests`.
 */
export async function beginCompanionTrial(
  db: Db,
  adminId: string,
  texts: Record<string, Json>,
): Promise<void> {
  const { error } = await db.rpc('begin_companion_trial', { p_user_id: adminId, p_texts: texts });
  if (error) throw databaseError(error);
}
