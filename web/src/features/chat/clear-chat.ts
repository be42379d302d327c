import type { ChatContext } from './chat-context.ts';
import { deleteWithUndo } from './deletions.ts';
import { messagesQuery } from './queries.ts';
import { isRunning } from './turn-reducer.ts';
import { dropTurn, setRefusal, turnOf } from './turn-store.ts';

/** Takes away all that was said in the chat until now. */
export function clearChat(chat: ChatContext): void {
  const { client, userId, companionId } = chat;
  const last = client.getQueryData(messagesQuery(userId, companionId).queryKey)?.messages.at(-1);
  if (last) deleteWithUndo(chat, { until: last.at }, 'Conversation cleared.');
  if (!isRunning(turnOf(companionId))) dropTurn(companionId);
  setRefusal(companionId, undefined);
}
