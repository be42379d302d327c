import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ensureChat, fetchMessages } from './api.ts';
import { withNewestPage, withOlderPage } from './conversation.ts';
import { type Conversation, emptyConversation } from './message.ts';

/**
 * The chat with one companion, opened by the server. Asking again restarts an expired chat, so only opening the
 * screen and a send ask: not focus, not reconnect (R-CHAT-20).
 */
export function chatQuery(userId: string, companionId: string) {
  return queryOptions({
    queryKey: ['chat', userId, companionId],
    queryFn: async ({ client }) => {
      const session = await ensureChat(companionId);
      if (session.created) void client.invalidateQueries(messagesQuery(userId, companionId));
      return session;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The stored messages of one chat, oldest first; a refetch asks for the newest page alone. */
export function messagesQuery(userId: string, companionId: string) {
  const queryKey = ['messages', userId, companionId];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const page = await fetchMessages(userId, companionId, { signal });
      return withNewestPage(client.getQueryData<Conversation>(queryKey), page);
    },
    refetchOnMount: 'always',
  });
}

/** Puts the page before the oldest held message on top. */
export async function loadOlderMessages(
  client: QueryClient,
  userId: string,
  companionId: string,
): Promise<void> {
  const { queryKey } = messagesQuery(userId, companionId);
  const before = client.getQueryData(queryKey)?.messages[0];
  if (before === undefined) return;
  const page = await fetchMessages(userId, companionId, { before });
  client.setQueryData(queryKey, (held) => withOlderPage(held ?? emptyConversation, page));
}
