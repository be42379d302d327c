import type { chatSend } from '#contracts/chat-send.ts';
import { toAppError } from '#contracts/errors.ts';
import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { editMessage, type MessageEdit, readSide } from '../_shared/data/messages.ts';
import { countSafetyEvent, type SafetyEvent, withdrawTurn } from '../_shared/data/safety.ts';
import { type BegunTurn, beginTurn, type HistoryMessage, type TurnState } from '../_shared/data/turns.ts';
import { detectCrisis, detectSplitCrisis } from '../_shared/domain/safety/crisis/detect-crisis.ts';
import type { Topic } from '../_shared/domain/safety/crisis/topics.ts';
import { helpFor } from '../_shared/domain/safety/help/help-for.ts';
import { trustedCountry } from '../_shared/domain/safety/help/reader-country.ts';
import { checkReply } from '../_shared/domain/safety/reply/reply-guard.ts';
import type { Context, Handler, Refuse } from '../_shared/http/context.ts';
import { joinTurn, waitForTurn } from '../_shared/turns/follow-turn.ts';
import { runTurn } from '../_shared/turns/run-turn.ts';
import { type TurnEvent, turnFailure, turnHelp } from '../_shared/turns/turn-events.ts';

/**
 * What the person wrote is read before anything else (D-15). Then one message and its reply: begin the turn, run it or
 * join the running one, and return it whole or streamed (D-06); or an edit alone.
 */
export const handleChatSend: Handler<typeof chatSend> = async (context, input, refuse) => {
  const { db, caller } = context;
  const topic = 'text' in input ? detectCrisis(input.text) : null;
  if (topic) return respondWithHelp(context, topic, (event) => countSafetyEvent(db, caller.id, event));
  if (input.mode === 'edit' && !input.reply) return editAlone(context, input, refuse);

  const turn = await beginTurn(db, caller.id, input);
  if (turn.outcome === 'existing') return respondWithExisting(context, turn);
  const storedTopic = topicOf(turn.history, 'text' in input);
  if (storedTopic) {
    return respondWithHelp(context, storedTopic, (event) => withdrawTurn(db, turn.turnId, event));
  }

  const { events, end } = runTurn(context, turn);
  context.waitUntil(end);
  if (context.wantsStream) return { stream: events };
  const { state, error } = await end;
  if (error) throw error;
  return wholeResponse(context, state);
};

/** A new version without a reply. What a companion is made to say keeps the rules for replies (R-KEEP-06). */
async function editAlone({ db, caller }: Context, edit: MessageEdit, refuse: Refuse<typeof chatSend>) {
  const side = await readSide(db, caller.id, edit.target);
  if (side === 'user' && edit.text.length > MESSAGE_MAX_LENGTH) throw refuse('too_large');
  if (side === 'ai' && checkReply(edit.text) !== null) throw refuse('content_refused');
  return { edited: await editMessage(db, caller.id, edit) };
}

/**
 * What the person's last words speak of, alone, unless they were read so before (`isRead`), or together with those
 * before them (R-CARE-14).
 */
function topicOf(history: HistoryMessage[], isRead: boolean): Topic | null {
  const words = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = words.pop();
  if (last === undefined) return null;
  return (isRead ? null : detectCrisis(last)) ?? detectSplitCrisis(words, last);
}

async function respondWithExisting(context: Context, turn: BegunTurn) {
  if (context.wantsStream) return { stream: joinTurn(context, turn, 0) };
  const state = await waitForTurn(context, turn);
  const failure = turnFailure(state);
  if (failure) throw failure;
  return wholeResponse(context, state);
}

function wholeResponse(context: Context, { text, ...state }: TurnState) {
  return turnHelp(context, { text, ...state }) ?? { ...state, message: text };
}

/** Counts a caught text and returns the messages left. */
type Count = (event: SafetyEvent) => Promise<number | null>;

/**
 * A caught text reaches no model, is stored nowhere and costs nothing; the response says whom to call (D-15,
 * R-SAFE-05).
 */
async function respondWithHelp(context: Context, topic: Topic, count: Count) {
  const { env, request } = context;
  const safety = helpFor(topic, request.headers, env.countryHeader);
  const country = trustedCountry(request.headers, env.countryHeader);
  const counted = await countOrLog(context, () => count({ country, topic }));
  const help = { safety, ...counted };
  return context.wantsStream ? { stream: only({ event: 'safety', data: help }) } : help;
}

/** A count that fails is our trouble: nobody in a crisis waits for it. Throws `unauthorized` and `blocked` alone. */
async function countOrLog({ logError }: Context, count: () => Promise<number | null>) {
  try {
    return { remaining: await count() };
  } catch (error) {
    const { code } = toAppError(error);
    if (code === 'unauthorized' || code === 'blocked') throw error;
    logError('safety_event_not_counted', error);
    return {};
  }
}

async function* only(event: TurnEvent) {
  yield event;
}
