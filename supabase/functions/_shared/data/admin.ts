import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

export type Admin = { id: string; email: string | null; createdAt: string };

/** A person who must be an admin now. Throws `forbidden`, `unauthorized`, `blocked`. */
export async function readAdmin(db: Db, userId: string): Promise<Admin> {
  const { data, error } = await db.rpc('read_admin', { p_user_id: userId }).single();
  if (error) throw databaseError(error);
  return { id: data.id, email: data.email, createdAt: data.created_at };
}

/**
 * Changes a person, or deletes them, with the audit row. Throws `invalid_input`, `not_found`, `last_admin` and what
 * `readAdmin` throws.
 */
export async function changeUser(
  db: Db,
  adminId: string,
  userId: string,
  action: 'tier' | 'status' | 'lift_pause' | 'remove_factor' | 'delete',
  value?: string,
): Promise<void> {
  const { error } = await db.rpc('admin_change_user', {
    p_actor_id: adminId,
    p_user_id: userId,
    p_action: action,
    ...(value === undefined ? {} : { p_value: value }),
  });
  if (error) throw databaseError(error);
}

/** Removes the second factor of the admin with this e-mail, with an audit row; false when there is none (R-PROD-15). */
export async function resetAdminFactor(db: Db, email: string): Promise<boolean> {
  const { error } = await db.rpc('reset_admin_factor', { p_email: email });
  if (error === null) return true;
  if (error.message === 'not_found') return false;
  throw databaseError(error);
}

/** Throws what `changeUser` would refuse a deletion with. */
export async function checkUserDeletion(db: Db, adminId: string, userId: string): Promise<void> {
  const { error } = await db.rpc('check_user_deletion', { p_actor_id: adminId, p_user_id: userId });
  if (error) throw databaseError(error);
}
