import { AppError } from '#contracts/errors.ts';
import { readTurn, type TurnState } from '../data/turns.ts';
import type { Context } from '../http/context.ts';
import { endEvents, failureEvent, receiptEvents, startEvent, type TurnEvent } from './turn-events.ts';

/** How often a turn that another worker runs is looked at. */
const LOOK_EVERY_MS = 250;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/**
 * A turn that another request runs, from offset `from` on, or from the end of the words it continues: what is there,
 * then what follows, then its end (R-TURN-19).
 * Ends when the reader leaves, and with a refusal when the turn is no longer theirs to read.
 */
export async function* joinTurn(context: Context, first: TurnState, from: number): AsyncGenerator<TurnEvent> {
  const { db, caller } = context;
  yield startEvent(first);
  yield* receiptEvents(first);
  let state = first;
  let at = Math.max(from, first.continuedText?.length ?? 0);
  for (;;) {
    if (state.text.length > at) {
      yield { event: 'delta', data: { text: state.text.slice(at), at } };
      at = state.text.length;
    }
    if (state.status !== 'running') break;
    await pause();
    if (context.request.signal.aborted) return;
    try {
      state = await readTurn(db, caller.id, state.turnId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      yield failureEvent(error, state);
      return;
    }
  }
  yield* endEvents(context, state, at > (first.continuedText?.length ?? 0));
}

/** Waits for the end of a turn that another request runs. */
export async function waitForTurn({ db, caller }: Context, first: TurnState): Promise<TurnState> {
  let state = first;
  while (state.status === 'running') {
    await pause();
    state = await readTurn(db, caller.id, state.turnId);
  }
  return state;
}
