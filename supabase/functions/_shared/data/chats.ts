import type { ChatVersionState } from '#contracts/chat-version.ts';
import { AppError, isErrorCode } from '#contracts/errors.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

export type EnsuredChat = {
  chatId: string;
  isSaved: boolean;
  expiresAt: string | null;
  created: boolean;
  runningTurnId: string | null;
  version: ChatVersionState | null;
};

/** Opens or restarts a chat. Throws `unauthorized`, `blocked`, `not_found`, `expired_lock`. */
export async function ensureChat(db: Db, userId: string, companionId: string): Promise<EnsuredChat> {
  const { data, error } = await db
    .rpc('ensure_chat', { p_user_id: userId, p_companion_id: companionId })
    .single();
  if (error) throw databaseError(error);
  if (isErrorCode(data.refusal)) throw new AppError(data.refusal);
  return {
    chatId: data.chat_id,
    isSaved: data.is_saved,
    expiresAt: data.expires_at,
    created: data.created,
    runningTurnId: data.running_turn_id,
    version: data.version as ChatVersionState | null,
  };
}

/**
 * Takes, keeps or goes back to a version of the companion in a person's chat, and returns what holds then. Throws
 * `unauthorized`, `blocked`, `not_found`, `turn_running`, `version_gone`.
 */
export async function changeChatVersion(
  db: Db,
  userId: string,
  { companionId, action, versionId }: { companionId: string; action: string; versionId: string },
): Promise<ChatVersionState | null> {
  const { data, error } = await db.rpc('change_chat_version', {
    p_user_id: userId,
    p_companion_id: companionId,
    p_action: action,
    p_version_id: versionId,
  });
  if (error) throw databaseError(error);
  return data as ChatVersionState | null;
}

export type ChatHealth = { isSaved: boolean; expiresAt: string | null; expired: boolean };

/** The current state of a person's own chat. Throws `unauthorized`, `blocked`, `not_found`. */
export async function readChat(db: Db, userId: string, chatId: string): Promise<ChatHealth> {
  const { data, error } = await db.rpc('read_chat', { p_user_id: userId, p_chat_id: chatId }).single();
  if (error) throw databaseError(error);
  return { isSaved: data.is_saved, expiresAt: data.expires_at, expired: data.expired };
}

/** When the chat ends, null when it never does. Throws `unauthorized`, `blocked`, `not_found`, `chat_expired`. */
export async function activateChat(db: Db, userId: string, chatId: string): Promise<string | null> {
  const { data, error } = await db.rpc('activate_chat', { p_user_id: userId, p_chat_id: chatId });
  if (error) throw databaseError(error);
  return data;
}

/** Throws `unauthorized`, `blocked`, `not_found`, `limit_saved_zero`, `limit_reached`. */
export async function setChatSaved(db: Db, userId: string, chatId: string, saved: boolean): Promise<void> {
  const { error } = await db.rpc('set_chat_saved', { p_user_id: userId, p_chat_id: chatId, p_saved: saved });
  if (error) throw databaseError(error);
}

/**
 * Shows a version of a message and the path behind it. Throws `unauthorized`, `blocked`, `not_found`, `turn_running`,
 * `chat_expired`.
 */
export async function showVersion(db: Db, userId: string, chatId: string, messageId: string): Promise<void> {
  const { error } = await db.rpc('show_version', {
    p_user_id: userId,
    p_chat_id: chatId,
    p_message_id: messageId,
  });
  if (error) throw databaseError(error);
}

/**
 * Brings a deleted message or a cleared run back and returns its companion. Throws `unauthorized`, `blocked`,
 * `consent_required`, `not_found`, `turn_running`, `chat_expired`, `active_chat_limit`.
 */
export async function restoreDeleted(db: Db, userId: string, id: string): Promise<string> {
  const { data, error } = await db.rpc('restore_deleted', { p_user_id: userId, p_id: id });
  if (error) throw databaseError(error);
  return data;
}

/**
 * Removes a deleted message, or a cleared or expired run, for good. Throws `unauthorized`, `blocked`, `not_found`,
 * `turn_running`.
 */
export async function purgeDeleted(db: Db, userId: string, id: string): Promise<void> {
  const { error } = await db.rpc('purge_deleted', { p_user_id: userId, p_id: id });
  if (error) throw databaseError(error);
}

/** Empties a chat and returns what undoes it, null when it was empty. Throws `unauthorized`, `blocked`. */
export async function clearChat(db: Db, userId: string, companionId: string): Promise<string | null> {
  const { data, error } = await db.rpc('clear_chat', { p_user_id: userId, p_companion_id: companionId });
  if (error) throw databaseError(error);
  return data;
}
