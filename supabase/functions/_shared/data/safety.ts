import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import { databaseError } from './database-error.ts';

/** A caught text, without the text and the person (D-15). `country` is an ISO 3166 code, ZZ when unknown. */
export type SafetyEvent = { country: string; topic: string };

/**
 * Counts a caught text for its month and answers the messages left today, which it does not touch (R-SAFE-06,
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
