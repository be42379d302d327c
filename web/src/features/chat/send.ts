import { ApiError } from '#lib/api-error.ts';
import { withRetries } from '#lib/retry.ts';
import { isOnline, onNetworkChange } from '#lib/use-online.ts';
import { setUsage, usageQuery } from '#shared/usage.ts';
import { notify } from '#ui/notify.ts';
import { joinTurn, sendText, stopTurn } from './api.ts';
import { pauseQuery } from './care/queries.ts';
import { queueUnlessCrisis } from './care/without-network.ts';
import { applyTurnEvent, beginTurn, removeTurn, sessionOf, updateSession } from './chat-session.ts';
import type { Conversation, Message } from './conversation.ts';
import { loadFormatting } from './formatting/load-formatting.ts';
import { dispatch, reopenChat } from './machine/chat-machine.ts';
import { returnToDraft, takeDraft } from './outbox.ts';
import { loadNewestMessages, messagesQuery } from './queries.ts';
import { failureOf, refusalBubble } from './rules.ts';
import { isRunning, newTurn, type SentMessage, streamingTurn, type Turn, type TurnEvent } from './turn.ts';
import { receiveTurnEvent } from './turn-events.ts';
import type { ChatContext } from './types.ts';

/** How often a broken connection to a turn is restored before the reader is asked. */
const MAX_REJOINS = 5;

export type SendOptions = {
  /** The id of a message that was not sent or failed: sending again with it is the same turn (R-TURN-17). */
  messageId?: string;
  /** Whether the chat has expired and a new one is opened before the message is sent (R-CHAT-19). */
  reopen?: boolean;
};

type VersionOfReply = Extract<SentMessage['writing'], { mode: 'again' | 'continue' }>;

/** What is asked for, with the id that makes it one turn however often it is sent. */
type Request = Pick<SentMessage, 'messageId' | 'text' | 'writing'>;

/** Sends `text` as a new message, and shows the end of the chat, where it will be. */
export async function sendMessage(chat: ChatContext, text: string, options: SendOptions = {}): Promise<void> {
  const { messageId = crypto.randomUUID(), reopen = false } = options;
  loadNewestMessages(chat).catch(noop); // the message is shown below what is held
  await takeTurn(chat, { messageId, text, writing: { mode: 'send' } }, reopen);
}

/** Writes another version of one of the companion's messages: a new reply, or its words and what follows them. */
export async function writeVersion(chat: ChatContext, writing: VersionOfReply): Promise<void> {
  await takeTurn(chat, { messageId: crypto.randomUUID(), text: '', writing });
}

/** Sends the open edit of the person's own message, and gets a new reply to it. */
export async function sendEdit(chat: ChatContext): Promise<void> {
  const { edit } = sessionOf(chat.companionId);
  if (edit === null || isRunning(sessionOf(chat.companionId).turn)) return;
  const { messageId, target, text } = edit;
  updateSession(chat.companionId, { edit: null });
  await takeTurn(chat, { messageId, text: text.trim(), writing: { mode: 'edit', target } });
}

/** Takes a turn that failed again, as the same one. */
export async function retryTurn(chat: ChatContext, turn: Turn, reopen: boolean): Promise<void> {
  await takeTurn(chat, turn, reopen);
}

/**
 * Asks for a reply and follows it to its end, whichever screen is open. Does nothing while a reply is awaited in
 * this chat (R-CHAT-11). Never throws: what went wrong is shown in the chat.
 */
async function takeTurn(
  chat: ChatContext,
  { messageId, text, writing }: Request,
  reopen = false,
): Promise<void> {
  const { client, userId, companionId } = chat;
  if (isRunning(sessionOf(companionId).turn)) return;
  const turn = newTurn({ messageId, text, writing, sentAt: new Date().toISOString() });
  beginTurn(companionId, turn);
  if (writing.mode === 'send') takeDraft(chat, text);
  countMessage(chat);
  void loadFormatting();
  try {
    if (reopen) await reopenChat(companionId);
    await receiveAll(chat, messageId, sendText(inputOf(companionId, turn)));
  } catch (error) {
    await recover(chat, turn, error);
    await client.invalidateQueries({ queryKey: usageQuery(userId).queryKey });
  }
}

/** The body of a turn's request: of a new message, the words; of a version, the message it is one of. */
function inputOf(companionId: string, { messageId, text, writing }: Turn): Parameters<typeof sendText>[0] {
  switch (writing.mode) {
    case 'again':
    case 'continue':
      return { companionId, messageId, ...writing };
    case 'edit':
      return { companionId, messageId, text, reply: true, mode: 'edit', target: writing.target };
    default:
      return { companionId, text, messageId };
  }
}

/** Ends the reply that is being written and keeps its words so far. Before it has begun, it ends as it begins. */
export async function stopReply(companionId: string): Promise<void> {
  const { turn } = sessionOf(companionId);
  if (!isRunning(turn) || turn.isStopping) return;
  applyTurnEvent(companionId, turn.messageId, { event: 'stopping' });
  if (turn.phase === 'streaming') await requestStop(companionId, turn.messageId, turn.turnId);
}

/**
 * After a reload, or on another device: follows the reply that is being written, unless this page knows it already. The
 * server says which message it answers.
 */
export async function resumeTurn(chat: ChatContext, turnId: string, held: Conversation): Promise<void> {
  const { client, userId, companionId } = chat;
  dispatch(companionId, { type: 'turn-resumed' });
  const isOfTurn = (message: Message) => message.turnId === turnId;
  const { messages } = held.messages.some(isOfTurn)
    ? held
    : await client.fetchQuery({ ...messagesQuery(userId, companionId), staleTime: 0 });
  const ofTurn = messages.filter(isOfTurn);
  if (sessionOf(companionId).turn !== null || ofTurn.some(({ from }) => from === 'ai')) return;
  const sent = ofTurn[0];
  const turn = newTurn({
    messageId: sent?.clientMessageId ?? turnId,
    text: sent?.text ?? '',
    sentAt: sent?.at ?? new Date().toISOString(),
    writing: { mode: sent ? 'send' : 'elsewhere' },
  });
  beginTurn(companionId, streamingTurn(turn, turnId));
  await followTurn(chat, turn.messageId, turnId);
}

/**
 * Follows a turn from the words this page has to its end: the server finishes it whether or not anybody listens (D-06).
 * A turn that is gone, or a server out of reach, ends as failed and can be sent again with the same id.
 */
async function followTurn(chat: ChatContext, messageId: string, turnId: string): Promise<void> {
  const { companionId } = chat;
  const follow = async () => {
    try {
      await receiveAll(chat, messageId, joinTurn(turnId, sessionOf(companionId).reply.length));
    } catch (error) {
      applyTurnEvent(companionId, messageId, { event: 'disconnected' });
      await untilOnline();
      throw error;
    }
  };
  try {
    await withRetries(follow, { times: MAX_REJOINS });
  } catch (error) {
    applyTurnEvent(companionId, messageId, { event: 'failed', data: failureOf(error) });
  }
}

async function receiveAll(
  chat: ChatContext,
  messageId: string,
  events: AsyncIterable<TurnEvent>,
): Promise<void> {
  const { companionId } = chat;
  for await (const event of events) {
    const { turn } = sessionOf(companionId);
    if (event.event === 'turn' && turn?.phase === 'waiting' && turn.isStopping) {
      void requestStop(companionId, messageId, event.data.turnId);
    }
    await receiveTurnEvent(chat, messageId, event);
  }
  const { turn } = sessionOf(companionId);
  if (turn?.messageId === messageId && isRunning(turn)) {
    throw new Error('the connection ended before the reply did');
  }
}

/** Asks the server to end the turn; its end is then the last event of the stream. */
async function requestStop(companionId: string, messageId: string, turnId: string): Promise<void> {
  try {
    await stopTurn(turnId);
  } catch {
    applyTurnEvent(companionId, messageId, { event: 'not-stopped' });
    notify.error('The reply could not be stopped. Please try again.', { id: 'not-stopped' });
  }
}

/**
 * A stream that broke after the turn began is joined again, because the server continues without this page. Before
 * that, a 4xx means that the server did not take the message: its words return to where they were typed. A new message
 * without a connection waits for one. Anything else can be tried again with the same id, so that it is done once.
 */
async function recover(chat: ChatContext, sent: Turn, error: unknown): Promise<void> {
  const { companionId } = chat;
  const { messageId, text, writing, sentAt: at } = sent;
  const { turn } = sessionOf(companionId);
  // Once it has ended, nothing is lost: what may still follow is read with the rows.
  if (turn?.messageId !== messageId || !isRunning(turn)) return;
  if (turn.phase === 'streaming') {
    applyTurnEvent(companionId, messageId, { event: 'disconnected' });
    await followTurn(chat, messageId, turn.turnId);
  } else if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    const refusal = { code: error.code, detail: failureOf(error).detail };
    if (error.code === 'paused') void chat.client.invalidateQueries(pauseQuery(chat.userId));
    removeTurn(companionId, messageId);
    if (writing.mode === 'send') {
      updateSession(companionId, { refusal });
      returnToDraft(chat, sent);
    } else {
      // A notice is for the whole chat; anything else is shown where the reader is.
      if (refusalBubble(refusal) === null) updateSession(companionId, { refusal });
      else notify.error(refusal.detail, { id: 'not-written' });
      await putBack(chat, sent);
    }
  } else if (writing.mode === 'edit') {
    removeTurn(companionId, messageId);
    notify.error(failureOf(error).detail, { id: 'not-written' });
    await putBack(chat, sent);
  } else if (!isOnline() && writing.mode === 'send') {
    removeTurn(companionId, messageId);
    await queueUnlessCrisis(chat, { messageId, text, at });
  } else {
    applyTurnEvent(companionId, messageId, { event: 'failed', data: failureOf(error) });
  }
}

/** A version was not begun: an edit is open again with its words, and what the server has is read. */
async function putBack({ client, userId, companionId }: ChatContext, sent: Turn): Promise<void> {
  const { messageId, text, writing } = sent;
  if (writing.mode === 'edit') {
    updateSession(companionId, { edit: { target: writing.target, text, messageId, isNew: true } });
  }
  await client.invalidateQueries(messagesQuery(userId, companionId));
}

/** Counts the message at once; the server's number replaces it, and returns it when the send fails. */
function countMessage({ client, userId }: ChatContext): void {
  const remaining = client.getQueryData(usageQuery(userId).queryKey)?.remaining;
  if (typeof remaining === 'number') setUsage(client, userId, { remaining: Math.max(0, remaining - 1) });
}

/** Without a network there is nothing to try. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isOnline()) return;
      stopWatching();
      resolve();
    };
    const stopWatching = onNetworkChange(check);
    check();
  });
}

function noop() {}
