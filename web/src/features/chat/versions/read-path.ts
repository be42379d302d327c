import { readMessagesAgain } from '#shared/message-changes.ts';
import { fetchMessages } from '../api.ts';
import { type Message, withPathAfter, withPathFrom } from '../conversation.ts';
import { changeMessages, heldMessages, messagesQuery } from '../queries.ts';
import type { ChatContext } from '../types.ts';

/** The held message above the message `id`; undefined when there is none, or this one is not held. */
export function messageAbove(chat: ChatContext, id: string): Message | undefined {
  const held = heldMessages(chat);
  return held[held.findIndex((message) => message.id === id) - 1];
}

/** Reads the path below the held message `id` again, which the server has just changed; what is above it stays. */
export async function readPathBelow(chat: ChatContext, id: string): Promise<Message | undefined> {
  const page = await fetchMessages(chat.companionId, { after: id });
  await cancelReads(chat);
  changeMessages(chat, (held) => withPathAfter(held, id, page));
  void readMessagesAgain(chat.client);
  return page[0];
}

/**
 * Reads the path again from the place of the message `id` on, where the server shows the version `shownId` now, and
 * returns this.
 */
export async function readPathFrom(
  chat: ChatContext,
  id: string,
  shownId: string,
): Promise<Message | undefined> {
  const above = messageAbove(chat, id);
  if (above) return await readPathBelow(chat, above.id);
  const page = await readFirstAndBelow(chat, shownId);
  await cancelReads(chat);
  changeMessages(chat, (held) => withPathFrom(held, 0, page));
  void readMessagesAgain(chat.client);
  return page[0];
}

/** Reads the newest messages again, and whatever depends on them. */
export async function readEnd({ client, userId, companionId }: ChatContext): Promise<void> {
  await Promise.all([
    client.invalidateQueries(messagesQuery(userId, companionId)),
    readMessagesAgain(client),
  ]);
}

/** What is being read may be of the path before. */
export async function cancelReads({ client, userId, companionId }: ChatContext): Promise<void> {
  await client.cancelQueries({ queryKey: messagesQuery(userId, companionId).queryKey });
}

/** A message that none is held above, and what follows it: the path is read from a message, never with it. */
async function readFirstAndBelow({ companionId }: ChatContext, id: string): Promise<Message[]> {
  const below = await fetchMessages(companionId, { after: id });
  const next = below[0];
  const first = await fetchMessages(companionId, next ? { before: next.id, limit: 1 } : { limit: 1 });
  return [...first, ...below];
}
