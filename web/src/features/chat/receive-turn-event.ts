import { log } from '#lib/log.ts';
import { yieldToMain } from '#lib/yield-to-main.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { wantsReplyNotifications } from '#shared/reply-notifications.ts';
import { setUsage } from '#shared/usage.ts';
import type { ChatContext } from './chat-context.ts';
import { withoutReply, withTurn } from './conversation.ts';
import { forgetSentDraft } from './draft-store.ts';
import { isOnScreen, tellChat } from './machine/chat-runners.ts';
import type { Message } from './message.ts';
import { conversationsQuery, messagesQuery } from './queries.ts';
import { markReady } from './ready-store.ts';
import { askToStop } from './stop-reply.ts';
import type { Turn, TurnEvent } from './turn-reducer.ts';
import { applyToTurn, dropTurn, turnOf } from './turn-store.ts';
import { forgetWaiting } from './waiting-store.ts';

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
      const { turnId, chatId, expiresAt, now, remaining, resetsAt } = event.data;
      serverHas(chat, messageId);
      setUsage(client, userId, { remaining, resetsAt });
      tellChat(companionId, { type: 'turn-begun', chatId, expiresAt, now });
      if (turnOf(companionId)?.stopping) void askToStop(companionId, messageId, turnId);
      // The first words have often come with it: a slow machine takes a while to draw either.
      await yieldToMain();
      return;
    }
    case 'delta':
      if (turnOf(companionId)?.gap) throw new Error('a piece of the reply is missing');
      return;
    case 'error':
      setUsage(client, userId, { remaining: event.data.remaining, resetsAt: event.data.resetsAt });
      return;
    case 'safety':
      serverHas(chat, messageId);
      if (event.data.remaining !== undefined) setUsage(client, userId, { remaining: event.data.remaining });
      return;
    case 'done':
      setUsage(client, userId, { remaining: event.data.remaining, resetsAt: event.data.resetsAt });
      if (!isOnScreen(companionId)) markReady(companionId);
      if (event.data.status === 'done' && turnOf(companionId)?.messageId === messageId)
        tellInBackground(chat);
      await settle(chat, messageId);
  }
}

/** The message has arrived: what this page kept of it, in case it did not, is forgotten. */
function serverHas({ userId, companionId }: ChatContext, messageId: string): void {
  forgetSentDraft(companionId);
  forgetWaiting(userId, messageId);
}

/** A reply that comes while nobody looks is told by the browser, to whoever asked for it; what that takes is fetched then. */
function tellInBackground({ client, userId, companionId }: ChatContext): void {
  if (document.visibilityState === 'visible' || !wantsReplyNotifications(userId)) return;
  const isOpen = isOnScreen(companionId);
  const readConversations = () =>
    client.fetchInfiniteQuery({ ...conversationsQuery(userId), staleTime: 0, retry: false });
  import('./reply-notification.ts')
    .then(({ notifyOfReply }) => notifyOfReply({ companionId, isOpen, readConversations }))
    .catch((error: unknown) => log.warn('reply not notified', { error: String(error) }));
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
  client.setQueryData(queryKey, (held) => {
    const replaced = turn.replyId === null ? null : turn.replaces;
    return withTurn(withoutReply(held, replaced), finishedMessages(turn));
  });
  void readMessagesAgain(client);
  await client.invalidateQueries({ queryKey });
  dropTurn(companionId, messageId);
}

function finishedMessages(turn: Turn): Message[] {
  const { messageId, turnId, replyId } = turn;
  const asked: Message = {
    id: messageId,
    turnId,
    clientMessageId: messageId,
    from: 'user',
    text: turn.text,
    at: turn.sentAt,
  };
  const question = turn.replaces === null ? [asked] : [];
  if (replyId === null) return question;
  const at = new Date().toISOString();
  return [...question, { id: replyId, turnId, clientMessageId: null, from: 'ai', text: turn.reply, at }];
}
