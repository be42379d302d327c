import { deleteMessages } from './api.ts';
import type { ChatContext } from './chat-context.ts';
import { emptyConversation } from './message.ts';
import { messagesQuery } from './queries.ts';
import { isRunning } from './turn-reducer.ts';
import { dropTurn, setRefusal, turnOf } from './turn-store.ts';

/** Deletes every message of the chat, here and on the server. */
export async function clearChat({ client, userId, companionId }: ChatContext): Promise<void> {
  const { queryKey } = messagesQuery(userId, companionId);
  await deleteMessages(userId, companionId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, emptyConversation);
  if (!isRunning(turnOf(companionId))) dropTurn(companionId);
  setRefusal(companionId, undefined);
}
