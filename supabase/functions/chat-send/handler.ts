import type { chatSend, SafetyHelp } from '#contracts/chat-send.ts';
import { toAppError } from '#contracts/errors.ts';
import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { editMessage, type MessageEdit, readSide } from '../_shared/data/messages.ts';
import type { TurnCare } from '../_shared/data/safety.ts';
import {
  type BegunTurn,
  beginTurn,
  type CaughtTurn,
  finishTurn,
  type HistoryMessage,
  type StartedTurn,
  type TurnRequest,
  type TurnState,
} from '../_shared/data/turns.ts';
import { type Care, findCare, findSplitCare } from '../_shared/domain/safety/find-care.ts';
import { findBadReply } from '../_shared/domain/safety/reply/find-bad-reply.ts';
import type { Context, Handler, Refuse } from '../_shared/http/context.ts';
import { joinTurn, waitForTurn } from '../_shared/turns/follow-turn.ts';
import { keepMemories } from '../_shared/turns/keep-memories.ts';
import { runTurn } from '../_shared/turns/run-turn.ts';
import { careToKeep } from '../_shared/turns/turn-care.ts';
import { helpOf, isCaught, safetyEvent, type TurnEvent, turnFailure } from '../_shared/turns/turn-events.ts';

/**
 * What the person wrote is read before anything else (D-15). Then one message and its reply: begin the turn, run it or
 * join the running one, and return it whole or streamed (D-06); or an edit alone.
 */
export const handleChatSend: Handler<typeof chatSend> = async (context, input, refuse) => {
  const care = 'text' in input ? findCare(input.text) : null;
  if (care && care.level >= 2) return respondWithHelp(context, care, await beginCaught(context, input, care));
  if (input.mode === 'edit' && !input.reply) return editAlone(context, input, refuse);

  const turn = await begin(context, input, care);
  if (turn.outcome === 'existing') return respondWithExisting(context, turn);
  if (turn.outcome === 'caught') return respondWithHelp(context, turn.care, turn);
  const stored = care ?? storedCare(turn.history, 'text' in input);
  if (stored && stored.level >= 2)
    return respondWithHelp(context, stored, await catchTurn(context, turn, stored));

  const { events, end } = runTurn(context, turn, stored);
  context.waitUntil(end);
  if (turn.context.memory) context.waitUntil(end.then(() => keepMemories(context)));
  if (context.wantsStream) return { stream: events };
  const { state, error, safety } = await end;
  if (error) throw error;
  return wholeResponse(state, safety);
};

function begin(context: Context, request: TurnRequest, care: Care | null): Promise<BegunTurn> {
  return beginTurn(context.db, context.caller.id, request, care && careToKeep(context, care));
}

/** A new version without a reply. What a companion is made to say keeps the rules for replies (R-KEEP-06). */
async function editAlone({ db, caller }: Context, edit: MessageEdit, refuse: Refuse<typeof chatSend>) {
  const side = await readSide(db, caller.id, edit.target);
  if (side === 'user' && edit.text.length > MESSAGE_MAX_LENGTH) throw refuse('too_large');
  if (side === 'ai' && findBadReply(edit.text) !== null) throw refuse('content_refused');
  return { edited: await editMessage(db, caller.id, edit) };
}

/**
 * What the person's last words speak of, alone, unless they were read so before (`isRead`), or together with those
 * before them (R-CARE-14).
 */
function storedCare(history: HistoryMessage[], isRead: boolean): Care | null {
  const words = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = words.pop();
  if (last === undefined) return null;
  return (isRead ? null : findCare(last)) ?? findSplitCare(words, last);
}

async function respondWithExisting(context: Context, turn: TurnState) {
  if (context.wantsStream) return { stream: joinTurn(context, turn, 0) };
  const state = await waitForTurn(context, turn);
  const failure = turnFailure(state);
  if (failure) throw failure;
  return wholeResponse(state, state.care && helpOf(context, state.care));
}

function wholeResponse({ text, ...state }: TurnState, safety: SafetyHelp | null) {
  const { turnId, askedId, remaining } = state;
  if (safety && isCaught({ text, ...state })) return { safety, turnId, askedId, remaining };
  return { ...state, message: text, ...(safety && { safety }) };
}

/** A caught message; `remaining` is missing where it could not be read. */
type CaughtMessage = Pick<CaughtTurn, 'turnId' | 'askedId'> & { remaining?: number | null };

/**
 * Keeps and counts a text that the rules caught, in one round trip (R-CARE-07). That this fails is our trouble: nobody
 * in a crisis waits for it. Throws `unauthorized` and `blocked` alone.
 */
async function beginCaught(context: Context, request: TurnRequest, care: Care): Promise<CaughtMessage> {
  try {
    const turn = await begin(context, request, care);
    if (turn.outcome === 'caught') return turn;
    throw new Error(`A caught message has the outcome ${turn.outcome}`);
  } catch (error) {
    return notKept(context, error);
  }
}

/** A text that is caught only now that the messages before it were read: its turn ends, and costs nothing. */
async function catchTurn(context: Context, turn: StartedTurn, care: Care): Promise<CaughtMessage> {
  const nothing = { text: '', firstWordsMs: 0, failure: null, asked: null, answered: null, calls: [] };
  const ending = { status: 'done', ...nothing, care: careToKeep(context, care), isReplaced: false } as const;
  try {
    return await finishTurn(context.db, turn.turnId, ending);
  } catch (error) {
    return notKept(context, error);
  }
}

function notKept({ logError }: Context, error: unknown): CaughtMessage {
  const { code } = toAppError(error);
  if (code === 'unauthorized' || code === 'blocked') throw error;
  logError('caught_message_not_kept', error);
  return { turnId: null, askedId: null };
}

/** The help lines, and no model's words (R-SAFE-05). */
function respondWithHelp(context: Context, care: TurnCare, message: CaughtMessage) {
  const event = safetyEvent(context, care, message);
  if (context.wantsStream) return { stream: only(event) };
  const { turnId, askedId, remaining } = message;
  return { safety: helpOf(context, care), turnId, askedId, ...(remaining !== undefined && { remaining }) };
}

async function* only(event: TurnEvent) {
  yield event;
}
