import { timings } from '#lib/timings.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { notify } from '#ui/notify.ts';
import { deleteMessage, deleteMessages } from './api.ts';
import { type Deletion, removeEndedTurn, sessionOf, updateSession } from './chat-session.ts';
import type { Message } from './conversation.ts';
import { messagesQuery } from './queries.ts';
import type { ChatContext } from './types.ts';

/** What each deletion whose undo time is not over does in the end. A page that is closed before deletes nothing. */
const commits = new Map<Deletion, () => Promise<void>>();

export function withoutDeleted(messages: Message[], deletions: Deletion[]): Message[] {
  if (deletions.length === 0) return messages;
  return messages.filter(
    ({ id, at }) =>
      !deletions.some((deletion) => ('id' in deletion ? deletion.id === id : at <= deletion.until)),
  );
}

/** Deletes every message of the chat until now, with an undo (R-CHAT-32). */
export function clearChat(chat: ChatContext): void {
  const { client, userId, companionId } = chat;
  const last = client.getQueryData(messagesQuery(userId, companionId).queryKey)?.messages.at(-1);
  if (last) deleteWithUndo(chat, { until: last.at }, 'Conversation cleared.');
  removeEndedTurn(companionId);
  updateSession(companionId, { refusal: null });
}

/** Hides at once, and deletes when the toast with its Undo is gone (R-CHAT-32). */
export function deleteWithUndo(chat: ChatContext, deletion: Deletion, text: string): void {
  const id = `deletion-${crypto.randomUUID()}`;
  updateSession(chat.companionId, { deletions: [...sessionOf(chat.companionId).deletions, deletion] });
  commits.set(deletion, () => {
    notify.info(text, { id, duration: timings.toastShort }); // without Undo from now on
    return commit(chat, deletion);
  });
  notify.info(text, {
    id,
    duration: timings.toastLong,
    action: { label: 'Undo', onClick: () => unhide(chat.companionId, deletion) },
    // The toast closes before its action runs, and the action takes the deletion back.
    onClose: () => queueMicrotask(() => commits.has(deletion) && void commit(chat, deletion)),
  });
}

/** Deletes what is still hidden: before a new message, whose reply must not be made from what is gone. */
export async function commitDeletions(companionId: string): Promise<void> {
  await Promise.all(sessionOf(companionId).deletions.map((deletion) => commits.get(deletion)?.()));
}

async function commit({ client, userId, companionId }: ChatContext, deletion: Deletion): Promise<void> {
  commits.delete(deletion);
  const { queryKey } = messagesQuery(userId, companionId);
  try {
    if ('id' in deletion) await deleteMessage(userId, deletion.id);
    else await deleteMessages(userId, companionId, deletion.until);
    await client.cancelQueries({ queryKey });
    client.setQueryData(
      queryKey,
      (held) => held && { ...held, messages: withoutDeleted(held.messages, [deletion]) },
    );
    void readMessagesAgain(client);
  } catch {
    notify.error('Failed to delete messages (RLS).');
  }
  unhide(companionId, deletion);
}

function unhide(companionId: string, deletion: Deletion): void {
  commits.delete(deletion);
  const { deletions } = sessionOf(companionId);
  updateSession(companionId, { deletions: deletions.filter((other) => other !== deletion) });
}
