import { AppError, toAppError } from '#contracts/errors.ts';
import { isSafetyTopic, isTurnFailure, type TurnFailure } from '#contracts/fields.ts';
import type { BegunTurn, TurnState } from '../data/turns.ts';
import { finishTurn, saveTurnProgress } from '../data/turns.ts';
import { CONTINUE_REQUEST, MAX_REPLY_TOKENS, systemPrompt } from '../domain/prompt.ts';
import type { Context } from '../http/context.ts';
import { isModelGone, type ModelAnswer, type ModelMessage, streamReply } from '../services/model.ts';
import { type ModelEndpoint, modelEndpoint } from '../services/providers.ts';
import { EventQueue } from './event-queue.ts';
import { guardedReply } from './guarded-reply.ts';
import { keepProgress } from './keep-progress.ts';
import { endEvent, failureEvent, startEvent, type TurnEvent, turnFailure } from './turn-events.ts';

type StartedTurn = Extract<BegunTurn, { outcome: 'started' }>;

/** How a turn ended: its state, and the refusal when it failed with one. */
export type TurnEnd = { state: TurnState; error: AppError | null };

const DEFAULT_TEMPERATURE = 0.7;
/** Well below the page's 25 s of silence: a reader is notified that a reasoning model is alive (D-34). */
const WAIT_EVERY_MS = 10_000;
/** Writing the reply down is tried again after these: a moment without the database must not lose a reply. */
const FINISH_PAUSES_MS = [200, 1_000, 3_000];

/**
 * Asks the model and sees the turn to its end, whoever is still listening (D-06). A reply that continues another one is
 * the old words and the new ones together: for the rules, for whoever attaches, and for what is stored (D-26). A reply
 * that breaks a rule is neither delivered nor stored: the turn fails with `content_refused` or, where the reply pushed
 * towards harm, ends with help lines (R-SAFE-11, D-31). `events` are for the reader on this connection; `end` settles
 * when the turn is written down, and belongs into `waitUntil`.
 */
export function runTurn(
  context: Context,
  turn: StartedTurn,
): { events: AsyncIterable<TurnEvent>; end: Promise<TurnEnd> } {
  const queue = new EventQueue<TurnEvent>();
  queue.push(startEvent(turn, turn.context.version));

  const end = work(context, turn, queue).finally(() => queue.close());
  return { events: queue, end };
}

async function work(context: Context, turn: StartedTurn, queue: EventQueue<TurnEvent>): Promise<TurnEnd> {
  const { db, env, logError } = context;
  const stop = new AbortController();
  const start = turn.continuedText ?? '';
  const progress = keepProgress(
    (reply) => saveTurnProgress(db, turn.turnId, reply),
    () => stop.abort(),
    (error) => logError('save_turn_progress_failed', error),
    start,
  );
  let reply = start;
  /** How much the reader has, which is more than the reply where some of it was taken back; its end has the whole. */
  let shown = start.length;
  let waitSentAt = Date.now();
  const startedAt = Date.now();
  let firstWordsMs = 0;
  let failure: AppError | null = null;
  let endpoint: ModelEndpoint | null = null;
  let answered: ModelAnswer | null = null;
  try {
    endpoint = modelEndpoint(env, turn.context);
    const pieces = streamReply(endpoint, {
      messages: modelMessages(turn),
      temperature: turn.context.temperature ?? env.chatTemperature ?? DEFAULT_TEMPERATURE,
      maxTokens: MAX_REPLY_TOKENS,
      signal: stop.signal,
      onAnswer: (answer) => {
        answered = answer;
      },
      onReasoning: () => {
        if (Date.now() - waitSentAt < WAIT_EVERY_MS) return;
        waitSentAt = Date.now();
        queue.push({ event: 'wait', data: { reason: 'reasoning' } });
      },
    });
    for await (const words of guardedReply(start, pieces)) {
      if (shown === start.length) firstWordsMs = Date.now() - startedAt;
      if (words !== null) queue.push({ event: 'delta', data: { text: words, at: shown } });
      shown += words?.length ?? 0;
      reply = words === null ? start : reply + words;
      progress.update(reply);
    }
  } catch (error) {
    failure = failureOf(error, turn);
  }
  await progress.end();

  const stopped = stop.signal.aborted;
  const status = stopped ? 'stopped' : failure ? 'failed' : 'done';
  if (failure && !stopped) logError(failure.code, failure.cause ?? failure);
  // Words that were there before are no reply: nothing is stored then.
  const text = reply.slice(start.length).trim() === '' ? '' : reply;
  try {
    const asked =
      endpoint === null || endpoint.isDemo ? null : { provider: endpoint.provider, model: endpoint.model };
    const word = failure && failureWord(failure);
    const ending = { status, text, firstWordsMs, failure: word, asked, answered } as const;
    const finish = () => finishTurn(db, turn.turnId, ending);
    const state = await writeDown(finish, logError);
    queue.push(endEvent(context, state));
    return { state, error: turnFailure(state) };
  } catch (error) {
    const refusal = endRefusal(error, turn);
    logError('finish_turn_failed', error);
    queue.push(failureEvent(refusal, turn));
    return { state: turn, error: refusal };
  }
}

/** The one system message, the conversation up to what is to be answered, and the request to go on where it is one. */
function modelMessages({ context, history, continuedText }: StartedTurn): ModelMessage[] {
  const request = continuedText === null ? [] : [{ role: 'user' as const, content: CONTINUE_REQUEST }];
  return [{ role: 'system', content: systemPrompt(context) }, ...history, ...request];
}

/** A model that this chat keeps and that is gone is no passing failure: the page offers the newest version (D-27). */
function failureOf(error: unknown, { context }: StartedTurn): AppError {
  const failure = error instanceof AppError ? error : new AppError('model_failed', {}, { cause: error });
  const isPinGone = context.pin !== null && failure.code === 'model_failed' && isModelGone(failure);
  return isPinGone ? new AppError('pin_unavailable', {}, { cause: failure.cause }) : failure;
}

/**
 * The word that is kept: a topic of harm, else the code; whatever else goes wrong on the way to a reply is the model's
 * failure.
 */
function failureWord({ code, values }: AppError): TurnFailure {
  if (isSafetyTopic(values.topic)) return values.topic;
  return isTurnFailure(code) ? code : 'model_failed';
}

async function writeDown<T>(finish: () => Promise<T>, logError: Context['logError']): Promise<T> {
  for (const pauseMs of FINISH_PAUSES_MS) {
    try {
      return await finish();
    } catch (error) {
      if (error instanceof AppError) throw error;
      logError('finish_turn_retried', error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return finish();
}

/** A turn that is gone went with its chat, whose time was over; SQL no longer knows whose it was. */
function endRefusal(error: unknown, { context }: StartedTurn): AppError {
  const refusal = toAppError(error);
  if (refusal.code !== 'chat_expired') return refusal;
  return new AppError('chat_expired', { minutes: context.temporaryChatMinutes });
}
