import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { keysetPaging } from '#lib/keyset.ts';
import { followsMessages } from '#shared/message-changes.ts';
import { fetchConversations, fetchMessages } from './api.ts';
import { type Conversation, emptyConversation, withNewestPage, withOlderPage } from './conversation.ts';

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

/** The chats that have messages, newest first. */
export function conversationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['conversations', userId],
    queryFn: ({ pageParam, signal }) => fetchConversations(pageParam, signal),
    ...keysetPaging,
    refetchOnMount: 'always',
    meta: followsMessages,
  });
}
