import type { chatSend } from '../_shared/contracts/chat-send.ts';
import { type BegunTurn, beginTurn, type TurnState } from '../_shared/data/turns.ts';
import type { Context, Handler } from '../_shared/http/context.ts';
import { joinTurn, waitForTurn } from '../_shared/turns/follow-turn.ts';
import { runTurn } from '../_shared/turns/run-turn.ts';
import { turnFailure } from '../_shared/turns/turn-events.ts';

/** One message and its reply: begin the turn, run it or join the one that runs, answer as asked (D-06). */
export const handleChatSend: Handler<typeof chatSend> = async (context, { companionId, messageId, text }) => {
  const turn = await beginTurn(context.db, { userId: context.caller.id, companionId, messageId, text });
  if (turn.outcome === 'existing') return answerExisting(context, turn);

  const { events, end } = runTurn(context, turn, text);
  context.waitUntil(end);
  if (context.wantsStream) return { stream: events };
  const { state, error } = await end;
  if (error) throw error;
  return wholeAnswer(state);
};

async function answerExisting(context: Context, turn: BegunTurn) {
  if (context.wantsStream) return { stream: joinTurn(context, turn, 0) };
  const state = await waitForTurn(context, turn);
  const failure = turnFailure(state);
  if (failure) throw failure;
  return wholeAnswer(state);
}

function wholeAnswer({ text, ...state }: TurnState) {
  return { ...state, message: text };
}
