import { ApiError } from '#lib/api-error.ts';
import { isOnline } from '#lib/use-online.ts';
import { setUsage, usageQuery } from '#shared/usage.ts';
import { sendText } from './api.ts';
import type { ChatContext } from './chat-context.ts';
import { commitDeletions } from './deletions.ts';
import { draftOf, hideDraft, restoreDraft } from './draft-store.ts';
import { reopenChat } from './machine/chat-runners.ts';
import { receiveTurnEvent } from './receive-turn-event.ts';
import { followTurn } from './resume-turn.ts';
import { failureText } from './rules.ts';
import { isRunning, startTurn, type Turn } from './turn-reducer.ts';
import { applyToTurn, beginTurn, dropTurn, setRefusal, turnOf } from './turn-store.ts';
import { forgetWaiting, letWait } from './waiting-store.ts';

export type SendOptions = {
  /** The id of a message that was not sent or failed: sending again with it is the same turn (R-TURN-17). */
  messageId?: string;
  /** Whether the chat has expired and is to be opened afresh before the message goes (R-CHAT-19). */
  reopen?: boolean;
  /** The turn whose reply is to be written anew; `text` is what it answered. */
  replaces?: string | null;
};

/**
 * Sends `text` and follows the reply to its end, wherever the reader goes meanwhile. Does nothing while a reply is
 * awaited in this chat (R-CHAT-11). Never throws: what went wrong is shown in the chat.
 */
export async function sendMessage(chat: ChatContext, text: string, options: SendOptions = {}): Promise<void> {
  const { client, userId, companionId } = chat;
  if (isRunning(turnOf(companionId))) return;
  const { messageId = crypto.randomUUID(), replaces = null } = options;
  const turn = startTurn(messageId, text, new Date().toISOString(), replaces);
  beginTurn(companionId, turn);
  if (replaces === null && draftOf(userId, companionId).trim() === text) hideDraft(companionId);
  countMessage(chat);
  try {
    await commitDeletions(companionId);
    if (options.reopen) await reopenChat(companionId);
    for await (const event of sendText({ companionId, text, messageId, replaces: replaces ?? undefined })) {
      await receiveTurnEvent(chat, messageId, event);
    }
    if (isRunning(turnOf(companionId))) throw new Error('the connection ended before the reply did');
  } catch (error) {
    await recover(chat, turn, error);
    await client.invalidateQueries({ queryKey: usageQuery(userId).queryKey });
  }
}

/**
 * A stream that broke after the turn began goes on without this page, so it is joined again. Before that, a 4xx means
 * that the server did not take the message: it goes back to the composer. Without a connection it waits for one.
 * Anything else can be tried again with the same id, so that it is sent once.
 */
async function recover(chat: ChatContext, sent: Turn, error: unknown): Promise<void> {
  const { userId, companionId } = chat;
  const { messageId, text, sentAt: at, replaces } = sent;
  const turn = turnOf(companionId);
  if (turn?.messageId !== messageId) return;
  if (turn.turnId !== null) {
    applyToTurn(companionId, messageId, { event: 'broken' });
    await followTurn(chat, messageId, turn.turnId);
  } else if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    dropTurn(companionId, messageId);
    setRefusal(companionId, { code: error.code, detail: failureText(error) });
    if (replaces === null) restoreDraft(userId, companionId, text);
    forgetWaiting(userId, messageId);
  } else if (!isOnline() && replaces === null) {
    dropTurn(companionId, messageId);
    letWait({ userId, companionId, messageId, text, at });
  } else {
    applyToTurn(companionId, messageId, { event: 'failed', data: { detail: failureText(error) } });
  }
}

/** Counts the message at once; the server's number replaces it, and brings it back when the send fails. */
function countMessage({ client, userId }: ChatContext): void {
  const remaining = client.getQueryData(usageQuery(userId).queryKey)?.remaining;
  if (typeof remaining === 'number') setUsage(client, userId, { remaining: Math.max(0, remaining - 1) });
}
