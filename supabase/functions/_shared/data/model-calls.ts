import type { Json } from '../database.types.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

/**
 * Writes requests into the ledger, as private.record_model_calls takes them, that no `finish_turn` writes. `isOver`:
 * the last one is that of the turn. Safe to repeat.
 */
export async function recordModelCalls(
  db: Db,
  userId: string,
  calls: Json[],
  turn?: { id: string; isOver: boolean },
): Promise<void> {
  if (calls.length === 0) return;
  const { error } = await db.rpc('record_model_calls', {
    p_user_id: userId,
    p_calls: calls,
    ...(turn && { p_turn_id: turn.id, p_is_over: turn.isOver }),
  });
  if (error) throw databaseError(error);
}

/** Keeps what a provider told after the end of a request. */
export async function completeModelCall(
  db: Db,
  generationId: string,
  usage: { promptTokens: number; completionTokens: number; reasoningTokens: number; costUsd: number | null },
): Promise<void> {
  const { error } = await db.rpc('complete_model_call', {
    p_generation_id: generationId,
    p_prompt_tokens: usage.promptTokens,
    p_completion_tokens: usage.completionTokens,
    p_reasoning_tokens: usage.reasoningTokens,
    p_cost_usd: usage.costUsd as number, // the generated types know no null arguments
  });
  if (error) throw databaseError(error);
}
