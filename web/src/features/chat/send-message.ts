import { ApiError } from '../../lib/api-error.ts';
import { setUsage, usageQuery } from '../../lib/usage.ts';
import { sendText } from './api.ts';
import type { ChatContext } from './chat-context.ts';
import { draftOf, hideDraft, restoreDraft } from './draft-store.ts';
import { chatQuery } from './queries.ts';
import { receiveTurnEvent } from './receive-turn-event.ts';
import { followTurn } from './resume-turn.ts';
import { failureText } from './rules.ts';
import { isRunning, startTurn } from './turn-reducer.ts';
import { applyToTurn, beginTurn, dropTurn, setRefusal, turnOf } from './turn-store.ts';

type SendOptions = {
  /** The id of a message that failed: sending again with it is the same turn (R-TURN-17). */
  messageId?: string;
  /** Whether the chat has expired and is to be opened afresh before the message goes (R-CHAT-19). */
  reopen?: boolean;
};

/**
 * Sends `text` and follows the reply to its end, wherever the reader goes meanwhile. Does nothing while a reply is
 * awaited in this chat (R-CHAT-11). Never throws: what went wrong is shown in the chat.
 */
export async function sendMessage(chat: ChatContext, text: string, options: SendOptions = {}): Promise<void> {
  const { client, userId, companionId } = chat;
  if (isRunning(turnOf(companionId))) return;
  const messageId = options.messageId ?? crypto.randomUUID();
  beginTurn(companionId, startTurn(messageId, text, new Date().toISOString()));
  if (draftOf(userId, companionId).trim() === text) hideDraft(companionId);
  countMessage(chat);
  try {
    if (options.reopen) await client.fetchQuery({ ...chatQuery(userId, companionId), staleTime: 0 });
    for await (const event of sendText(companionId, text, messageId)) {
      await receiveTurnEvent(chat, messageId, event);
    }
    if (isRunning(turnOf(companionId))) throw new Error('the connection ended before the reply did');
  } catch (error) {
    await recover(chat, messageId, text, error);
    await client.invalidateQueries({ queryKey: usageQuery(userId).queryKey });
  }
}

/**
 * A stream that broke after the turn began goes on without this page, so it is joined again. Before that, a 4xx means
 * that the server did not take the message: it goes back to the composer. Anything else can be tried again with the
 * same id, so that it is sent once.
 */
async function recover(chat: ChatContext, messageId: string, text: string, error: unknown): Promise<void> {
  const { userId, companionId } = chat;
  const turn = turnOf(companionId);
  if (turn?.messageId !== messageId) return;
  if (turn.turnId !== null) {
    await followTurn(chat, messageId, turn.turnId);
  } else if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    dropTurn(companionId, messageId);
    setRefusal(companionId, { code: error.code, detail: failureText(error) });
    restoreDraft(userId, companionId, text);
  } else {
    applyToTurn(companionId, messageId, { event: 'failed', data: { detail: failureText(error) } });
  }
}

/** Counts the message at once; the server's number replaces it, and brings it back when the send fails. */
function countMessage({ client, userId }: ChatContext): void {
  const remaining = client.getQueryData(usageQuery(userId).queryKey)?.remaining;
  if (typeof remaining === 'number') setUsage(client, userId, { remaining: Math.max(0, remaining - 1) });
}
