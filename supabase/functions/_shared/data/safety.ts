import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import { databaseError } from './database-error.ts';

/** A caught text, without the text and the person (D-15). `country` is an ISO 3166 code, ZZ when unknown. */
export type SafetyEvent = { country: string; topic: string };

/**
 * Takes a turn that has just begun out again, with its message, and counts its text as caught; returns the messages
 * left (R-CARE-14). Throws `not_found`, `unauthorized`, `blocked`.
 */
export async function withdrawTurn(
  db: SupabaseClient<Database>,
  turnId: string,
  { country, topic }: SafetyEvent,
): Promise<number | null> {
  const { data, error } = await db.rpc('withdraw_turn', {
    p_turn_id: turnId,
    p_country: country,
    p_topic: topic,
  });
  if (error) throw databaseError(error);
  return data;
}

/**
 * Counts a caught text for its month and returns the messages left today, which it does not change (R-SAFE-06,
 * R-SAFE-07). Throws `unauthorized`, `blocked`.
 */
export async function countSafetyEvent(
  db: SupabaseClient<Database>,
  userId: string,
  { country, topic }: SafetyEvent,
): Promise<number | null> {
  const { data, error } = await db.rpc('count_safety_event', {
    p_user_id: userId,
    p_country: country,
    p_topic: topic,
  });
  if (error) throw databaseError(error);
  return data;
}
