import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { followsPlan } from '../../lib/plan-changes.ts';
import { ensureChat, fetchMessages, fetchUsage, type Usage } from './api.ts';
import { withNewestPage, withOlderPage } from './conversation.ts';
import { type Conversation, emptyConversation } from './message.ts';
import { readUsageCopy, writeUsageCopy } from './usage-copy.ts';

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

/** Today's allowance of the signed-in person. */
export function usageQuery(userId: string) {
  return queryOptions({
    queryKey: ['usage', userId],
    queryFn: async ({ signal }) => {
      const usage = await fetchUsage(signal);
      writeUsageCopy(userId, usage);
      return usage;
    },
    placeholderData: () => readUsageCopy(userId),
    refetchOnMount: 'always',
    meta: followsPlan,
  });
}

/** Takes over what an event of a turn says about the allowance. */
export function setUsage(client: QueryClient, userId: string, quota: Partial<Usage>): void {
  client.setQueryData(usageQuery(userId).queryKey, (usage) => {
    if (usage === undefined) return undefined;
    const next = { ...usage, ...quota };
    writeUsageCopy(userId, next);
    return next;
  });
}
