import { recordModelCalls } from '../data/model-calls.ts';
import type { Context } from '../http/context.ts';
import type { CallListener, ModelCall } from '../services/model-call.ts';
import { completeUsage } from './complete-usage.ts';

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

/**
 * For a request that goes into the ledger by itself: it is there from its beginning on, also where this worker dies
 * before its end (R-COST-01). Nobody waits for it.
 */
export function recordedAlone(context: Context, turnId?: string): Required<CallListener> {
  const turn = turnId === undefined ? undefined : { id: turnId, isOver: false };
  let recorded: Promise<unknown> = Promise.resolve();
  const record = (call: ModelCall) => {
    recorded = recorded.then(() => recordCalls(context, [call], turn));
    context.waitUntil(recorded.then(() => completeUsage(context, [call])));
  };
  return { onBegin: record, onCall: record };
}
