import { recordModelCalls } from '../data/model-calls.ts';
import type { Context } from '../http/context.ts';
import type { ModelCall } from '../services/model-call.ts';

/** Writes requests to models into the ledger; says whether it could. A failure is ours alone and is logged (D-28). */
export async function recordCalls(
  { db, caller, logError }: Context,
  calls: ModelCall[],
  turn?: { id: string; isOver: boolean },
): Promise<boolean> {
  try {
    await recordModelCalls(db, caller.id, calls, turn);
    return true;
  } catch (error) {
    logError('record_model_calls_failed', error);
    return false;
  }
}
