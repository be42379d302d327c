import { setUsage } from '../../lib/usage.ts';
import type { ChatContext } from './chat-context.ts';
import { withTurn } from './conversation.ts';
import { forgetSentDraft } from './draft-store.ts';
import type { Message } from './message.ts';
import { chatQuery, messagesQuery } from './queries.ts';
import type { Turn, TurnEvent } from './turn-reducer.ts';
import { applyToTurn, dropTurn, turnOf } from './turn-store.ts';

/** Takes over one event of a streamed turn: words, allowance, expiry, end. A missing piece is thrown. */
export async function receiveTurnEvent(
  chat: ChatContext,
  messageId: string,
  event: TurnEvent,
): Promise<void> {
  const { client, userId, companionId } = chat;
  applyToTurn(companionId, messageId, event);
  switch (event.event) {
    case 'turn': {
      const { chatId, expiresAt, remaining, resetsAt } = event.data;
      forgetSentDraft(companionId);
      setUsage(client, userId, { remaining, resetsAt });
      client.setQueryData(
        chatQuery(userId, companionId).queryKey,
        (session) => session && { ...session, chatId, expiresAt, expired: false },
      );
      return;
    }
    case 'delta':
      if (turnOf(companionId)?.gap) throw new Error('a piece of the reply is missing');
      return;
    case 'error':
      setUsage(client, userId, { remaining: event.data.remaining, resetsAt: event.data.resetsAt });
      return;
    case 'safety':
      forgetSentDraft(companionId);
      setUsage(client, userId, { remaining: event.data.remaining });
      return;
    case 'done':
      setUsage(client, userId, { remaining: event.data.remaining, resetsAt: event.data.resetsAt });
      await settle(chat, messageId);
  }
}

/**
 * The stored rows take the place of the turn. The finished words go into the conversation first, so that nothing
 * flickers while the rows themselves are read.
 */
async function settle({ client, userId, companionId }: ChatContext, messageId: string): Promise<void> {
  const turn = turnOf(companionId);
  if (turn?.messageId !== messageId) return;
  const { queryKey } = messagesQuery(userId, companionId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (held) => withTurn(held, finishedMessages(turn)));
  await client.invalidateQueries({ queryKey });
  dropTurn(companionId, messageId);
}

function finishedMessages(turn: Turn): Message[] {
  const { messageId, turnId, replyId } = turn;
  const question: Message = {
    id: messageId,
    turnId,
    clientMessageId: messageId,
    from: 'user',
    text: turn.text,
    at: turn.sentAt,
  };
  if (replyId === null) return [question];
  const at = new Date().toISOString();
  return [question, { id: replyId, turnId, clientMessageId: null, from: 'ai', text: turn.reply, at }];
}
