import type { Tier } from '#contracts/fields.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

export type Usage = {
  tier: Tier;
  limit: number | null;
  used: number;
  remaining: number | null;
  resetsAt: string;
};

/** Today's allowance of a person. Throws `unauthorized`, `blocked`, `not_found` (a companion they cannot see). */
export async function readUsage(db: Db, userId: string, companionId?: string): Promise<Usage> {
  const { data, error } = await db
    .rpc('read_usage', { p_user_id: userId, ...(companionId ? { p_companion_id: companionId } : {}) })
    .single();
  if (error) throw databaseError(error);
  return {
    tier: data.tier as Tier,
    limit: data.message_limit,
    used: data.used,
    remaining: data.remaining,
    resetsAt: data.resets_at,
  };
}
