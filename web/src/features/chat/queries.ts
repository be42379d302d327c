import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keysetPaging } from '#lib/keyset.ts';
import { followsMessages } from '#shared/message-changes.ts';
import { fetchConversations, fetchMessages } from './api.ts';
import {
  type Conversation,
  isConnected,
  type Message,
  PAGE_SIZE,
  withNewestPage,
  withOlderPage,
  withPathAfter,
} from './conversation.ts';
import { hasMarks, loadFormatting } from './formatting/load-formatting.ts';
import type { ChatContext } from './types.ts';

/** The stored messages of one chat, oldest first; a refetch asks for the newest page alone where that is enough. */
export function messagesQuery(userId: string, companionId: string) {
  const queryKey = ['messages', userId, companionId];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Conversation> => {
      const page = await fetchMessages(companionId, { signal });
      if (page.some(({ text }) => hasMarks(text))) await loadFormatting();
      const held = client.getQueryData<Conversation>(queryKey);
      const anchor = held?.messages.at(-1 - PAGE_SIZE) ?? held?.messages[0];
      if (held === undefined || anchor === undefined || isConnected(held, page)) {
        return withNewestPage(held, page);
      }
      // The end is far from what is held: the reader goes there only with a conversation that has just grown.
      const part = await fetchMessages(companionId, { after: anchor.id, signal });
      const now = client.getQueryData<Conversation>(queryKey) ?? held;
      const hasGrown = !now.hasNewer && [anchor, ...part].some(({ id }) => id === now.messages.at(-1)?.id);
      return hasGrown ? withNewestPage(now, page) : withPathAfter(now, anchor.id, part);
    },
    refetchOnMount: 'always',
  });
}

/** Puts the page before the oldest held message on top. */
export async function loadOlderMessages(chat: ChatContext): Promise<void> {
  const before = heldMessages(chat)[0]?.id;
  if (before === undefined) return;
  const page = await fetchMessages(chat.companionId, { before });
  changeMessages(chat, (held) => withOlderPage(held, page));
}

/** Puts the page after the newest held message below it. */
export async function loadNewerMessages(chat: ChatContext): Promise<void> {
  const after = heldMessages(chat).at(-1)?.id;
  if (after === undefined) return;
  const page = await fetchMessages(chat.companionId, { after });
  changeMessages(chat, (held) => withPathAfter(held, after, page));
}

/** Shows the end of the path in place of what is held, where that does not reach it. */
export async function loadNewestMessages(chat: ChatContext): Promise<void> {
  const { client, userId, companionId } = chat;
  if (!client.getQueryData(messagesQuery(userId, companionId).queryKey)?.hasNewer) return;
  const page = await fetchMessages(companionId);
  changeMessages(chat, (held) => withNewestPage(held, page));
}

/** Changes what is held of a chat's messages. */
export function changeMessages(
  { client, userId, companionId }: ChatContext,
  change: (held: Conversation) => Conversation,
): void {
  client.setQueryData(messagesQuery(userId, companionId).queryKey, (held) => held && change(held));
}

/** The messages this page holds of a chat. */
export function heldMessages({ client, userId, companionId }: ChatContext): Message[] {
  return client.getQueryData(messagesQuery(userId, companionId).queryKey)?.messages ?? [];
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
