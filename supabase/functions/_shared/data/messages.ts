import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

/** Who said a message of this person's chats; null for one that is not among them. */
export async function readSide(db: Db, userId: string, messageId: string): Promise<'user' | 'ai' | null> {
  const { data, error } = await db
    .from('messages')
    .select('message_type')
    .eq('id', messageId)
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw databaseError(error);
  return (data?.message_type ?? null) as 'user' | 'ai' | null;
}

/** A new version of the message `target` with another text; `messageId` is the UUID the client made for it. */
export type MessageEdit = { companionId: string; messageId: string; target: string; text: string };

/**
 * Edits a message of either side without a reply and returns the new version's id; the same `messageId` again returns
 * the same version. Throws `unauthorized`, `blocked`, `consent_required`, `paused`, `not_found`, `turn_running`,
 * `chat_expired`, `too_many_requests`.
 */
export async function editMessage(db: Db, userId: string, edit: MessageEdit): Promise<string> {
  const { data, error } = await db.rpc('edit_message', {
    p_user_id: userId,
    p_companion_id: edit.companionId,
    p_message_id: edit.messageId,
    p_target: edit.target,
    p_text: edit.text,
  });
  if (error) throw databaseError(error);
  return data;
}
