import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

/**
 * Whether a person's age is confirmed with this date, or was before. A refusal is kept by the database. Throws
 * `unauthorized`, `blocked`, `invalid_input` for a day that does not exist.
 */
export async function confirmAge(db: Db, userId: string, birthDate: string): Promise<boolean> {
  const { data, error } = await db.rpc('confirm_age', { p_user_id: userId, p_birth_date: birthDate });
  if (error) throw databaseError(error);
  return data;
}
