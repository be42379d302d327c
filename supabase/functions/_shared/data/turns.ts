import type { Receipt } from '#contracts/chat-send.ts';
import { AppError, type ErrorValues, isErrorCode } from '#contracts/errors.ts';
import type { ModelProvider, TurnFailure, TurnStatus } from '#contracts/fields.ts';
import type { PromptParts } from '#contracts/personality.ts';
import type { Database, Json } from '../database.types.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';
import type { CareToKeep, TurnCare } from './safety.ts';

/** A message of the history as the model takes it. */
export type HistoryMessage = { role: 'user' | 'assistant'; content: string };

/** What the prompt is made from and how the model is asked; built by private.turn_context. */
export type TurnContext = PromptParts & {
  /** The number of the companion's version. */
  version: number;
  provider: ModelProvider;
  model: string | null;
  upstream: string | null;
  /** The model that speaks in this chat; null before its first reply (D-27). */
  pin: { provider: ModelProvider; model: string } | null;
  /** Who may speak where that model fails; null when nobody may (D-28). */
  standIn: { provider: ModelProvider; model: string } | { provider: null; model: null } | null;
  temperature: number | null;
  temporaryChatMinutes: number;
  /** `mayCheck`: whether the classifier may be asked about this turn (R-CARE-21). */
  care: NonNullable<PromptParts['care']> & { mayCheck: boolean };
};

/**
 * The current state of a turn: the person's message it answers, the reply so far or whole, its row when stored, what is
 * left today, and why it failed if it did. `continuedText` are the words that a continued reply begins with, `receipt`
 * is what the companion had in mind, null for nothing.
 */
export type TurnState = {
  turnId: string;
  chatId: string;
  askedId: string | null;
  continuedText: string | null;
  status: TurnStatus;
  text: string;
  replyId: string | null;
  remaining: number | null;
  resetsAt: string;
  expiresAt: string | null;
  failure: TurnFailure | null;
  receipt: Receipt | null;
  care: TurnCare | null;
};

/**
 * How the worker ends a turn; `firstWordsMs` is how long after the start the first words came. `asked` is the model
 * that speaks in this chat from now on (null for the demo model and a stand-in), `answered` what the provider says that
 * it was; null when nothing was answered.
 */
export type TurnEnding = {
  status: 'done' | 'failed' | 'stopped';
  text: string;
  firstWordsMs: number;
  failure: TurnFailure | null;
  asked: { provider: string; model: string } | null;
  answered: { model: string | null; provider: string | null; isStandIn: boolean } | null;
  /** The requests that were made, as private.record_model_calls takes them. */
  calls: Json[];
  /** What was found by then and is not kept yet; from level 2 on no reply is stored. */
  care: CareToKeep | null;
  /** Whether kind words stand for a reply that broke a rule. */
  isReplaced: boolean;
};

export type StartedTurn = TurnState & {
  outcome: 'started';
  context: TurnContext;
  history: HistoryMessage[];
};

/** A message that the rules caught; without a turn where the words could not be kept. */
export type CaughtTurn = {
  outcome: 'caught';
  turnId: string | null;
  askedId: string | null;
  remaining: number | null;
  care: TurnCare;
};

export type BegunTurn = StartedTurn | (TurnState & { outcome: 'existing' }) | CaughtTurn;

/** What is asked of a companion; see the contract of chat-send. */
export type TurnRequest = {
  mode: 'send' | 'again' | 'edit' | 'continue';
  companionId: string;
  /** Missing in the seeds' form: the same text said a moment ago is then the same message (D-33). */
  messageId?: string | undefined;
  /** Of `send` and `edit`; the others answer what is stored. */
  text?: string;
  /** Of all but `send`: the message that gets another version. */
  target?: string;
  /** Of `again`: what the other version does without. */
  without?: string[] | undefined;
};

/** SQL's composite types say nothing about null; the functions that fill them do (see their comments). */
type TurnRow = Database['public']['CompositeTypes']['turn_state'];

function turnState(row: TurnRow): TurnState {
  return {
    turnId: row.turn_id as string,
    chatId: row.chat_id as string,
    askedId: row.message_id,
    continuedText: row.continued_text,
    status: row.status as TurnStatus,
    text: row.reply_text ?? '',
    replyId: row.reply_id,
    remaining: row.remaining,
    resetsAt: row.resets_at as string,
    expiresAt: row.expires_at,
    failure: row.failure as TurnFailure | null,
    receipt: row.receipt as Receipt | null,
    care: row.care_topic === null ? null : ({ topic: row.care_topic, level: row.care_level } as TurnCare),
  };
}

/**
 * The one round trip before the model: every check, the counted message, the stored text, the prompt's parts. The
 * history ends with what is to be answered and, where that is continued, the companion's words.
 * `care` is what the rules found in the text: from level 2 on the turn ends at once and costs nothing (D-31).
 * Throws every refusal of chat-send that is not the model's.
 */
export async function beginTurn(
  db: Db,
  userId: string,
  request: TurnRequest,
  care: CareToKeep | null,
): Promise<BegunTurn> {
  const { mode, companionId, messageId = null, text = null, target, without } = request;
  const { data, error } = await db.rpc('begin_turn', {
    p_user_id: userId,
    p_companion_id: companionId,
    p_message_id: messageId as string, // the generated types know no null arguments
    p_text: text as string,
    p_mode: mode,
    ...(target !== undefined && { p_target: target }),
    ...(without !== undefined && { p_without: without }),
    ...(care !== null && { p_care: care }),
  });
  if (error) throw databaseError(error);
  if (isErrorCode(data.refusal)) {
    throw new AppError(data.refusal, (data.refusal_values ?? {}) as ErrorValues);
  }
  if (data.outcome === 'caught') {
    return {
      outcome: 'caught',
      turnId: data.turn_id,
      askedId: data.message_id,
      remaining: data.remaining,
      care: { topic: data.care_topic, level: data.care_level } as TurnCare,
    };
  }
  const turn = turnState({ ...data, failure: null }); // one that had failed has begun again
  if (data.outcome === 'existing') return { ...turn, outcome: 'existing' };
  return {
    ...turn,
    outcome: 'started',
    context: data.context as TurnContext,
    history: data.history as HistoryMessage[],
  };
}

/** Keeps the reply so far and returns the turn's status; null when it was removed with its chat. */
export async function saveTurnProgress(db: Db, turnId: string, text: string): Promise<TurnStatus | null> {
  const { data, error } = await db.rpc('save_turn_progress', { p_turn_id: turnId, p_reply_text: text });
  if (error) throw databaseError(error);
  return data as TurnStatus | null;
}

/**
 * The one round trip after the model. A turn that was stopped before its first words keeps none; one that failed keeps
 * why. Throws `chat_expired` when the turn is gone with its chat.
 */
export async function finishTurn(
  db: Db,
  turnId: string,
  { status, text, firstWordsMs, failure, asked, answered, calls, care, isReplaced }: TurnEnding,
): Promise<TurnState> {
  const { data, error } = await db.rpc('finish_turn', {
    p_turn_id: turnId,
    p_status: status,
    p_reply_text: text,
    p_first_words_ms: firstWordsMs,
    ...(failure !== null && { p_failure: failure }),
    ...(answered !== null && { p_asked: asked, p_answered: answered }),
    ...(calls.length > 0 && { p_calls: calls }),
    ...(care !== null && { p_care: care }),
    ...(isReplaced && { p_is_replaced: true }),
  });
  if (error) throw databaseError(error);
  return turnState(data);
}

/**
 * Keeps what was found after the end of a turn; `text` takes the place of its reply (D-31). Throws `not_found` when the
 * turn is gone.
 */
export async function noteTurnCare(
  db: Db,
  turnId: string,
  care: CareToKeep | null,
  text: string | null = null,
): Promise<TurnState> {
  const { data, error } = await db.rpc('note_turn_care', {
    p_turn_id: turnId,
    ...(care !== null && { p_care: care }),
    ...(text !== null && { p_reply_text: text }),
  });
  if (error) throw databaseError(error);
  return turnState(data);
}

/** A turn of this person. Throws `not_found`, `blocked`, `unauthorized`. */
export async function readTurn(db: Db, userId: string, turnId: string): Promise<TurnState> {
  const { data, error } = await db.rpc('read_turn', { p_user_id: userId, p_turn_id: turnId });
  if (error) throw databaseError(error);
  return turnState(data);
}

/** The turn that runs in a chat with this companion. Throws `not_found`, `blocked`, `unauthorized`. */
export async function findRunningTurn(db: Db, userId: string, companionId: string): Promise<TurnState> {
  const { data, error } = await db.rpc('find_running_turn', {
    p_user_id: userId,
    p_companion_id: companionId,
  });
  if (error) throw databaseError(error);
  if (!data?.turn_id) throw new AppError('not_found');
  return turnState(data);
}

/** Ends a running turn and keeps its text. Throws `not_found`, `blocked`, `unauthorized`. */
export async function stopTurn(db: Db, userId: string, turnId: string): Promise<TurnState> {
  const { data, error } = await db.rpc('stop_turn', { p_user_id: userId, p_turn_id: turnId });
  if (error) throw databaseError(error);
  return turnState(data);
}
