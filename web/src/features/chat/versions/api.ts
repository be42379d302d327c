import { chatClear } from '#contracts/chat-clear.ts';
import { chatPath } from '#contracts/chat-path.ts';
import { chatRestore } from '#contracts/chat-restore.ts';
import { chatSend } from '#contracts/chat-send.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { call } from '#lib/endpoint-client.ts';
import { getSupabase } from '#lib/supabase.ts';
import { write } from '#lib/tables.ts';
import { failWhenStuck } from '../api.ts';

/** Shows another version of a message and the path behind it. */
export async function showPath(chatId: string, messageId: string): Promise<void> {
  await failWhenStuck(call(chatPath, { chatId, messageId }));
}

/** A new version of `target`; the same `messageId` again is the same version. */
export type Edit = { companionId: string; messageId: string; target: string; text: string };

/** Stores an edit without a reply: the row of the new version, or help lines and nothing stored. */
export function saveEdit(edit: Edit): Promise<OutputOf<typeof chatSend>> {
  return failWhenStuck(call(chatSend, { mode: 'edit', reply: false, ...edit }));
}

/** Deletes one of this person's messages, which can be undone. */
export async function deleteMessage(id: string): Promise<void> {
  const supabase = await getSupabase();
  await failWhenStuck(write(supabase.from('messages').delete().eq('id', id)));
}

/** Clears the chat; returns what brings its messages back, null where there were none (R-KEEP-11). */
export async function clearChat(companionId: string): Promise<string | null> {
  const { id } = await failWhenStuck(call(chatClear, { companionId }));
  return id;
}

/** Brings a deleted message, or what Clear removed, back. */
export async function restoreDeleted(id: string): Promise<void> {
  await failWhenStuck(call(chatRestore, { id }));
}
