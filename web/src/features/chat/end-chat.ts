import { readMessagesAgain } from '#shared/message-changes.ts';
import type { ChatContext } from './chat-context.ts';
import { emptyConversation } from './message.ts';
import { messagesQuery } from './queries.ts';
import { isRunning } from './turn-reducer.ts';
import { dropTurn, turnOf } from './turn-store.ts';

/**
 * The chat's time is over: its messages go from the page, and the companion from the chats there are; the server has
 * ended it by its own clock (R-CHAT-17, D-05).
 */
export function endChat({ client, userId, companionId }: ChatContext): void {
  client.setQueryData(messagesQuery(userId, companionId).queryKey, emptyConversation);
  if (!isRunning(turnOf(companionId))) dropTurn(companionId);
  void readMessagesAgain(client);
}
