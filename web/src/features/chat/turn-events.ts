import { log } from '#lib/log.ts';
import { yieldToMain } from '#lib/yield-to-main.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { wantsReplyNotifications } from '#shared/reply-notifications.ts';
import { setUsage } from '#shared/usage.ts';
import { applyTurnEvent, isOnScreen, removeTurn, sessionOf, updateSession } from './chat-session.ts';
import { type Message, withTurn } from './conversation.ts';
import { dispatch } from './machine/chat-machine.ts';
import { confirmSent } from './outbox.ts';
import { conversationsQuery, messagesQuery } from './queries.ts';
import { type Turn, type TurnEvent, writesBelow } from './turn.ts';
import type { ChatContext } from './types.ts';

/** Takes over one event of a streamed turn: words, allowance, expiry, end. A missing piece is thrown. */
export async function receiveTurnEvent(
  chat: ChatContext,
  messageId: string,
  event: TurnEvent,
): Promise<void> {
  const { client, userId, companionId } = chat;
  applyTurnEvent(companionId, messageId, event);
  switch (event.event) {
    case 'turn': {
      const { chatId, expiresAt, now, remaining, resetsAt } = event.data;
      confirmSent(chat, messageId);
      setUsage(client, userId, { remaining, resetsAt });
      dispatch(companionId, { type: 'turn-begun', chatId, expiresAt, now });
      // The first words have often come with it: a slow machine takes a while to draw either.
      await yieldToMain();
      return;
    }
    case 'delta': {
      const { turn } = sessionOf(companionId);
      if (turn?.phase === 'streaming' && turn.hasGap) throw new Error('a piece of the reply is missing');
      return;
    }
    case 'error':
      setUsage(client, userId, { remaining: event.data.remaining, resetsAt: event.data.resetsAt });
      readEdited(chat, messageId);
      return;
    case 'safety':
      confirmSent(chat, messageId);
      readEdited(chat, messageId);
      if (event.data.remaining !== undefined) setUsage(client, userId, { remaining: event.data.remaining });
      return;
    case 'done':
      setUsage(client, userId, { remaining: event.data.remaining, resetsAt: event.data.resetsAt });
      if (!isOnScreen(companionId)) updateSession(companionId, { hasNewReply: true });
      await finishTurn(chat, messageId);
  }
}

/**
 * The stored rows take the turn's place. Its words go into the conversation first, so that nothing flickers while the
 * rows are read.
 */
async function finishTurn(chat: ChatContext, messageId: string): Promise<void> {
  const { client, userId, companionId } = chat;
  const { turn, reply } = sessionOf(companionId);
  if (turn?.messageId !== messageId || (turn.phase !== 'done' && turn.phase !== 'stopped')) return;
  if (turn.phase === 'done') notifyInBackground(chat);
  const { queryKey } = messagesQuery(userId, companionId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (held) => {
    const messages = held?.messages ?? [];
    const isWritten = turn.replyId !== null || turn.writing.mode === 'edit';
    const length = isWritten ? writesBelow(messages, turn) : undefined;
    return withTurn(held, length ?? messages.length, finishedMessages(turn, reply));
  });
  void readMessagesAgain(client);
  await client.invalidateQueries({ queryKey });
  removeTurn(companionId, messageId);
}

/** Shows a reply that arrives while the page is hidden as a notification, to a person who allowed it. */
function notifyInBackground({ client, userId, companionId }: ChatContext): void {
  if (document.visibilityState === 'visible' || !wantsReplyNotifications(userId)) return;
  const isOpen = isOnScreen(companionId);
  const readConversations = () =>
    client.fetchInfiniteQuery({ ...conversationsQuery(userId), staleTime: 0, retry: false });
  import('./reply-notification.ts')
    .then(({ notifyOfReply }) => notifyOfReply({ companionId, isOpen, readConversations }))
    .catch((error: unknown) => log.warn('reply not notified', { error: String(error) }));
}

/** An edited message is stored when its reply begins, and stays when that fails. */
function readEdited({ client, userId, companionId }: ChatContext, messageId: string): void {
  const { turn } = sessionOf(companionId);
  if (turn?.messageId === messageId && turn.writing.mode === 'edit') {
    void client.invalidateQueries(messagesQuery(userId, companionId));
  }
}

function finishedMessages(turn: Extract<Turn, { phase: 'done' | 'stopped' }>, reply: string): Message[] {
  const { messageId, turnId, replyId, askedId, sentAt, text, writing } = turn;
  const flags = { isEdited: false, isGreeting: false, isDeleted: false };
  const plain = { turnId, ...flags, versions: null, answeredBy: null };
  const sent = { ...plain, id: askedId ?? messageId, clientMessageId: messageId, at: sentAt, text };
  const said: Message[] =
    writing.mode === 'send' || writing.mode === 'edit' ? [{ ...sent, from: 'user' }] : [];
  if (replyId === null) return said;
  const at = new Date().toISOString();
  return [...said, { ...plain, id: replyId, clientMessageId: null, from: 'ai', text: reply, at }];
}
