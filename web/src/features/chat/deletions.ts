import { create } from 'zustand';
import { onUserLeft } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import { readMessagesAgain } from '#shared/message-changes.ts';
import { notify } from '#ui/notify.ts';
import { deleteMessage, deleteMessages } from './api.ts';
import type { ChatContext } from './chat-context.ts';
import type { Message } from './message.ts';
import { messagesQuery } from './queries.ts';
import { releasedWhenStuck } from './stuck-guard.ts';

/** What the reader takes away: one message, or all that was said until a moment. */
export type Deletion = { id: string } | { until: string };

/**
 * What is hidden until its undo time is over, by companion id; only then it is deleted. A page that is closed before
 * deletes nothing.
 */
const useDeletionStore = create<Record<string, Deletion[]>>(() => ({}));
const none: Deletion[] = [];

onUserLeft(() => useDeletionStore.setState({}, true));

/** What is hidden in one chat. */
export function useDeletions(companionId: string): Deletion[] {
  return useDeletionStore((deletions) => deletions[companionId] ?? none);
}

export function withoutDeleted(messages: Message[], deletions: Deletion[]): Message[] {
  if (deletions.length === 0) return messages;
  return messages.filter(
    ({ id, at }) =>
      !deletions.some((deletion) => ('id' in deletion ? deletion.id === id : at <= deletion.until)),
  );
}

/** Hides at once, deletes when the toast with its Undo is gone (R-CHAT-32). */
export function deleteWithUndo(chat: ChatContext, deletion: Deletion, text: string): void {
  const id = `deletion-${crypto.randomUUID()}`;
  setDeletions(chat.companionId, (held) => [...held, deletion]);
  commits.set(deletion, () => {
    notify.info(text, { id, duration: timings.toastShort }); // without Undo from now on
    return commit(chat, deletion);
  });
  notify.info(text, {
    id,
    duration: timings.toastLong,
    action: { label: 'Undo', onClick: () => forget(chat.companionId, deletion) },
    // The action is told after the close, and takes the deletion back first.
    onClose: () => queueMicrotask(() => commits.has(deletion) && void commit(chat, deletion)),
  });
}

/** Deletes what is still hidden: before a new message, which the companion must not answer from what is gone. */
export async function commitDeletions(companionId: string): Promise<void> {
  const held = useDeletionStore.getState()[companionId] ?? none;
  await Promise.all(held.map((deletion) => commits.get(deletion)?.()));
}

const commits = new Map<Deletion, () => Promise<void>>();

async function commit({ client, userId, companionId }: ChatContext, deletion: Deletion): Promise<void> {
  commits.delete(deletion);
  const { queryKey } = messagesQuery(userId, companionId);
  try {
    await releasedWhenStuck(
      'id' in deletion
        ? deleteMessage(userId, deletion.id)
        : deleteMessages(userId, companionId, deletion.until),
    );
    await client.cancelQueries({ queryKey });
    client.setQueryData(
      queryKey,
      (held) => held && { ...held, messages: withoutDeleted(held.messages, [deletion]) },
    );
    void readMessagesAgain(client);
  } catch {
    notify.error('Failed to delete messages (RLS).');
  }
  forget(companionId, deletion);
}

function forget(companionId: string, deletion: Deletion): void {
  commits.delete(deletion);
  setDeletions(companionId, (held) => held.filter((other) => other !== deletion));
}

function setDeletions(companionId: string, change: (held: Deletion[]) => Deletion[]): void {
  useDeletionStore.setState((all) => ({ [companionId]: change(all[companionId] ?? none) }));
}
