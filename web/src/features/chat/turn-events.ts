import { log } from '#lib/log.ts';
import { yieldToMain } from '#lib/yield-to-main.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { wantsReplyNotifications } from '#shared/reply-notifications.ts';
import { setUsage } from '#shared/usage.ts';
import type { Care } from './care/care.ts';
import { receiveCare } from './care/receive-care.ts';
import { applyTurnEvent, isOnScreen, removeTurn, sessionOf, updateSession } from './chat-session.ts';
import { type Message, withTurn, withWords } from './conversation.ts';
import { dispatch } from './machine/chat-machine.ts';
import { confirmSent } from './outbox.ts';
import { changeMessages, conversationsQuery, messagesQuery } from './queries.ts';
import { type EndedTurn, hasEnded, isRunning, replyOf, type TurnEvent, writesBelow } from './turn.ts';
import type { ChatContext } from './types.ts';

/** Takes over one event of a streamed turn: words, allowance, expiry, end. A missing piece is thrown. */
export async function receiveTurnEvent(
  chat: ChatContext,
  messageId: string,
  event: TurnEvent,
): Promise<void> {
  const { client, userId, companionId } = chat;
  const { turn: before } = sessionOf(companionId);
  const isEnding = before?.messageId === messageId && isRunning(before);
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
      receiveCare(chat, messageId, event.data);
      await finishTurn(chat, messageId);
      return;
    case 'done':
      if (!isEnding) return replaceReply(chat, event.data);
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
  const { turn, reply, care } = sessionOf(companionId);
  if (turn?.messageId !== messageId || !hasEnded(turn)) return;
  if (turn.phase === 'done') notifyInBackground(chat);
  const { queryKey } = messagesQuery(userId, companionId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (held) => {
    const messages = held?.messages ?? [];
    const isWritten = replyOf(turn) !== null || turn.writing.mode === 'edit';
    const length = isWritten ? writesBelow(messages, turn) : undefined;
    return withTurn(held, length ?? messages.length, finishedMessages(turn, reply, care));
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

/**
 * A reply was taken back after its end: other words stand in its place (D-31, R-CARE-08).
 */
function replaceReply(chat: ChatContext, { replyId, message }: { replyId: string | null; message: string }) {
  if (replyId !== null) changeMessages(chat, (held) => withWords(held, replyId, message));
  void chat.client.invalidateQueries(messagesQuery(chat.userId, chat.companionId));
}

function finishedMessages(turn: EndedTurn, reply: string, shown: Care | null): Message[] {
  const { messageId, turnId, askedId, sentAt, text, writing, standIn: answeredBy, inMind } = turn;
  const replyId = replyOf(turn);
  const flags = { isEdited: false, isGreeting: false, isDeleted: false };
  const care = shown?.turnId === turnId ? { topic: shown.topic, level: shown.level } : null;
  const plain = { turnId, ...flags, versions: null, answeredBy: null, inMind: 0, care };
  const sent = { ...plain, id: askedId ?? messageId, clientMessageId: messageId, at: sentAt, text };
  const said: Message[] =
    writing.mode === 'send' || writing.mode === 'edit' ? [{ ...sent, from: 'user' }] : [];
  if (replyId === null) return said;
  const at = new Date().toISOString();
  const answer = { ...plain, id: replyId, clientMessageId: null, text: reply, at, answeredBy, inMind };
  return [...said, { ...answer, from: 'ai' }];
}
