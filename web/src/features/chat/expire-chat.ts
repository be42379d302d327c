import type { ChatContext } from './chat-context.ts';
import { emptyConversation } from './message.ts';
import { chatQuery, messagesQuery } from './queries.ts';
import { isRunning } from './turn-reducer.ts';
import { dropTurn, turnOf } from './turn-store.ts';

/** Marks the chat expired and clears its messages; the server has ended it by its own clock (R-CHAT-17, D-05). */
export function expireChat({ client, userId, companionId }: ChatContext): void {
  client.setQueryData(
    chatQuery(userId, companionId).queryKey,
    (session) => session && { ...session, expired: true },
  );
  client.setQueryData(messagesQuery(userId, companionId).queryKey, emptyConversation);
  if (!isRunning(turnOf(companionId))) dropTurn(companionId);
}
