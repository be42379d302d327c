import { chatPath } from '#contracts/chat-path.ts';
import { chatRestore } from '#contracts/chat-restore.ts';
import { chatSend } from '#contracts/chat-send.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { call } from '#lib/endpoint-client.ts';

/** Shows another version of a message and the path behind it. */
export async function showPath(chatId: string, messageId: string): Promise<void> {
  await call(chatPath, { chatId, messageId });
}

/** Brings a deleted message, or the run that Clear ended, back. */
export async function restoreDeleted(id: string): Promise<void> {
  await call(chatRestore, { id });
}

/** A new version of `target`; the same `messageId` again is the same version. */
export type Edit = { companionId: string; messageId: string; target: string; text: string };

/** Stores an edit without a reply: the row of the new version, or help lines and nothing stored. */
export function saveEdit(edit: Edit): Promise<OutputOf<typeof chatSend>> {
  return call(chatSend, { mode: 'edit', reply: false, ...edit });
}
