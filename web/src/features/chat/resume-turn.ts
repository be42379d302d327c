import { withRetries } from '#lib/retry.ts';
import { isOnline, onNetworkChange } from '#lib/use-online.ts';
import { joinTurn } from './api.ts';
import type { ChatContext } from './chat-context.ts';
import { tellChat } from './machine/chat-runners.ts';
import type { Conversation, Message } from './message.ts';
import { messagesQuery } from './queries.ts';
import { receiveTurnEvent } from './receive-turn-event.ts';
import { failureText } from './rules.ts';
import { isRunning, startTurn } from './turn-reducer.ts';
import { applyToTurn, beginTurn, turnOf } from './turn-store.ts';

/** How often a broken connection to a turn is mended before the reader is asked. */
const REJOINS = 5;

/**
 * After a reload, or on another device: takes up the reply that is being written, unless it is known already. One whose
 * message is not among the chat's is written anew in place of the last reply.
 */
export async function resumeTurn(chat: ChatContext, turnId: string, held: Conversation): Promise<void> {
  const { client, userId, companionId } = chat;
  tellChat(companionId, { type: 'turn-taken-up' });
  const isOfTurn = (message: Message) => message.turnId === turnId;
  const { messages } = held.messages.some(isOfTurn)
    ? held
    : await client.fetchQuery({ ...messagesQuery(userId, companionId), staleTime: 0 });
  const ofTurn = messages.filter(isOfTurn);
  if (turnOf(companionId) !== undefined || ofTurn.some(({ from }) => from === 'ai')) return;
  const sent = ofTurn[0];
  const replaced = sent ? undefined : messages.findLast(({ from }) => from === 'ai');
  const turn = startTurn(
    sent?.clientMessageId ?? turnId,
    sent?.text ?? messages.findLast(({ from }) => from === 'user')?.text ?? '',
    sent?.at ?? new Date().toISOString(),
    sent ? null : (replaced?.turnId ?? turnId),
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
  const followOrTell = async () => {
    try {
      await follow();
    } catch (error) {
      applyToTurn(companionId, messageId, { event: 'broken' });
      await untilOnline();
      throw error;
    }
  };
  try {
    await withRetries(followOrTell, { times: REJOINS });
  } catch (error) {
    applyToTurn(companionId, messageId, { event: 'failed', data: { detail: failureText(error) } });
  }
}

/** Without a network there is nothing to try: the reply is read on when it is back. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isOnline()) return;
      stopLooking();
      resolve();
    };
    const stopLooking = onNetworkChange(look);
    look();
  });
}
