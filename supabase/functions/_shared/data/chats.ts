import type { SupabaseClient } from '@supabase/supabase-js';
import { AppError, isErrorCode } from '#contracts/errors.ts';
import type { Database } from '../database.types.ts';
import { databaseError } from './database-error.ts';

export type EnsuredChat = {
  chatId: string;
  isSaved: boolean;
  expiresAt: string | null;
  created: boolean;
  runningTurnId: string | null;
};

/** Opens or restarts a chat. Throws `unauthorized`, `blocked`, `not_found`, `expired_lock`. */
export async function ensureChat(
  db: SupabaseClient<Database>,
  userId: string,
  companionId: string,
): Promise<EnsuredChat> {
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
  };
}

export type ChatHealth = { isSaved: boolean; expiresAt: string | null; expired: boolean };

/** The current state of a person's own chat. Throws `unauthorized`, `blocked`, `not_found`. */
export async function readChat(
  db: SupabaseClient<Database>,
  userId: string,
  chatId: string,
): Promise<ChatHealth> {
  const { data, error } = await db.rpc('read_chat', { p_user_id: userId, p_chat_id: chatId }).single();
  if (error) throw databaseError(error);
  return { isSaved: data.is_saved, expiresAt: data.expires_at, expired: data.expired };
}

/** When the chat ends, null when it never does. Throws `unauthorized`, `blocked`, `not_found`, `chat_expired`. */
export async function activateChat(
  db: SupabaseClient<Database>,
  userId: string,
  chatId: string,
): Promise<string | null> {
  const { data, error } = await db.rpc('activate_chat', { p_user_id: userId, p_chat_id: chatId });
  if (error) throw databaseError(error);
  return data;
}

/** Throws `unauthorized`, `blocked`, `not_found`, `limit_saved_zero`, `limit_reached`. */
export async function setChatSaved(
  db: SupabaseClient<Database>,
  userId: string,
  chatId: string,
  saved: boolean,
): Promise<void> {
  const { error } = await db.rpc('set_chat_saved', { p_user_id: userId, p_chat_id: chatId, p_saved: saved });
  if (error) throw databaseError(error);
}

/** Empties a chat and returns what undoes it, null when it was empty. Throws `unauthorized`, `blocked`. */
export async function clearChat(
  db: SupabaseClient<Database>,
  userId: string,
  companionId: string,
): Promise<string | null> {
  const { data, error } = await db.rpc('clear_chat', { p_user_id: userId, p_companion_id: companionId });
  if (error) throw databaseError(error);
  return data;
}
