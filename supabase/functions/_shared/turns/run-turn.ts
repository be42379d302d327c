import { AppError } from '../contracts/errors.ts';
import type { BegunTurn, TurnState } from '../data/turns.ts';
import { finishTurn, saveTurnProgress } from '../data/turns.ts';
import { MAX_REPLY_TOKENS, systemPrompt } from '../domain/prompt.ts';
import type { Context } from '../http/context.ts';
import { streamReply } from '../services/model.ts';
import { modelEndpoint } from '../services/providers.ts';
import { EventQueue } from './event-queue.ts';
import { doneEvent, failureEvent, startEvent, type TurnEvent } from './turn-events.ts';

/** How a turn ended: its state, and the refusal when it failed. */
export type TurnEnd = { state: TurnState; error: AppError | null };

const SAVE_EVERY_MS = 500;
/** Well below the 40 s after which SQL takes a silent worker for dead. */
const HEARTBEAT_MS = 10_000;
const DEFAULT_TEMPERATURE = 0.7;

/**
 * Asks the model and sees the turn to its end, whoever is still listening (D-06). `events` are for the reader on this
 * connection; `end` settles when the turn is written down, and belongs into `waitUntil`.
 */
export function runTurn(
  context: Context,
  turn: Extract<BegunTurn, { outcome: 'started' }>,
  text: string,
): { events: AsyncIterable<TurnEvent>; end: Promise<TurnEnd> } {
  const queue = new EventQueue<TurnEvent>();
  queue.push(startEvent(turn));

  const end = work(context, turn, text, queue).finally(() => queue.close());
  return { events: queue, end };
}

async function work(
  { db, env, logError }: Context,
  turn: Extract<BegunTurn, { outcome: 'started' }>,
  text: string,
  queue: EventQueue<TurnEvent>,
): Promise<TurnEnd> {
  const stop = new AbortController();
  const progress = keepProgress(
    (reply) => saveTurnProgress(db, turn.turnId, reply),
    () => stop.abort(),
    (error) => logError('save_turn_progress_failed', error),
  );
  let reply = '';
  let failure: AppError | null = null;
  try {
    const endpoint = modelEndpoint(env, turn.context.provider, turn.context.model);
    const pieces = streamReply(endpoint, {
      messages: [
        { role: 'system', content: systemPrompt(turn.context) },
        ...turn.history,
        { role: 'user', content: text },
      ],
      temperature: turn.context.temperature ?? DEFAULT_TEMPERATURE,
      maxTokens: MAX_REPLY_TOKENS,
      signal: stop.signal,
    });
    for await (const piece of pieces) {
      queue.push({ event: 'delta', data: { text: piece, at: reply.length } });
      reply += piece;
      progress.update(reply);
    }
  } catch (error) {
    failure = error instanceof AppError ? error : new AppError('model_failed', {}, { cause: error });
  }
  await progress.end();

  const stopped = stop.signal.aborted;
  const status = stopped ? 'stopped' : failure ? 'failed' : 'done';
  if (failure && !stopped) logError('model_failed', failure.cause ?? failure);
  try {
    const state = await finishTurn(db, turn.turnId, status, reply);
    const error = stopped ? null : failure;
    queue.push(error ? failureEvent(error, state) : doneEvent(state));
    return { state, error };
  } catch (error) {
    const refusal = error instanceof AppError ? error : new AppError('internal', {}, { cause: error });
    logError('finish_turn_failed', error);
    queue.push(failureEvent(refusal, turn));
    return { state: turn, error: refusal };
  }
}

/**
 * Saves the growing reply now and then, one save at a time, and learns from each save whether the turn still runs.
 * A save that fails is noted and tried again with the next one.
 */
function keepProgress(
  save: (reply: string) => Promise<string | null>,
  onEnded: () => void,
  onError: (error: unknown) => void,
) {
  let reply = '';
  let saved = '';
  let savedAt = Date.now();
  let saving: Promise<void> = Promise.resolve();
  let busy = false;

  const tick = () => {
    const due = reply !== saved || Date.now() - savedAt >= HEARTBEAT_MS;
    if (busy || !due) return;
    busy = true;
    saved = reply;
    savedAt = Date.now();
    saving = save(reply)
      .then((status) => {
        if (status !== 'running') onEnded();
      })
      .catch(onError)
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(tick, SAVE_EVERY_MS);
  return {
    update(text: string) {
      reply = text;
    },
    async end() {
      clearInterval(timer);
      await saving;
    },
  };
}
