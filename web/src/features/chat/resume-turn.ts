import { withRetries } from '../../lib/retry.ts';
import { joinTurn } from './api.ts';
import type { ChatContext } from './chat-context.ts';
import type { Conversation } from './message.ts';
import { chatQuery } from './queries.ts';
import { receiveTurnEvent } from './receive-turn-event.ts';
import { failureText } from './rules.ts';
import { isRunning, startTurn } from './turn-reducer.ts';
import { applyToTurn, beginTurn, turnOf } from './turn-store.ts';

/** How often a broken connection to a turn is mended before the reader is asked. */
const REJOINS = 5;

/** After a reload, or on another device: takes up the reply that is being written, unless it is known already. */
export async function resumeTurn(chat: ChatContext, turnId: string, held: Conversation): Promise<void> {
  const { client, userId, companionId } = chat;
  const { queryKey } = chatQuery(userId, companionId);
  client.setQueryData(queryKey, (session) => session && { ...session, runningTurnId: null });
  const ofTurn = held.messages.filter((message) => message.turnId === turnId);
  if (turnOf(companionId) !== undefined || ofTurn.some(({ from }) => from === 'ai')) return;
  const sent = ofTurn[0];
  const turn = startTurn(
    sent?.clientMessageId ?? turnId,
    sent?.text ?? '',
    sent?.at ?? new Date().toISOString(),
  );
  beginTurn(companionId, { ...turn, phase: 'streaming', turnId });
  await followTurn(chat, turn.messageId, turnId);
}

/**
 * Follows a turn to its end from the words this page has: the server finishes it whether anybody listens or not
 * (D-06). A turn that is gone, or a server out of reach, ends as failed and can be sent again with the same id.
 */
export async function followTurn(chat: ChatContext, messageId: string, turnId: string): Promise<void> {
  const { companionId } = chat;
  const follow = async () => {
    for await (const event of joinTurn(turnId, turnOf(companionId)?.reply.length ?? 0)) {
      await receiveTurnEvent(chat, messageId, event);
    }
    if (isRunning(turnOf(companionId))) throw new Error('the connection ended before the reply did');
  };
  try {
    await withRetries(follow, { times: REJOINS });
  } catch (error) {
    applyToTurn(companionId, messageId, { event: 'failed', data: { detail: failureText(error) } });
  }
}
