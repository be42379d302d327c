import type { SupabaseClient } from '@supabase/supabase-js';
import { AppError, isErrorCode } from '../contracts/errors.ts';
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
