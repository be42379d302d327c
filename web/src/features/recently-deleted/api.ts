import { chatPurge } from '#contracts/chat-purge.ts';
import { chatRestore } from '#contracts/chat-restore.ts';
import { call } from '#lib/endpoint-client.ts';
import { type Cursor, type Page, pageOf } from '#lib/keyset.ts';
import { getSupabase } from '#lib/supabase.ts';
import { read } from '#lib/tables.ts';
import { DELETED_PAGE, type DeletedItem, toDeletedItem } from './deleted-item.ts';

/** A page of what was deleted in the last seven days, newest first. */
export async function fetchDeleted(cursor: Cursor | null, signal: AbortSignal): Promise<Page<DeletedItem>> {
  const supabase = await getSupabase();
  const rows = await read(
    supabase.rpc('list_deleted', {
      p_limit: DELETED_PAGE,
      ...(cursor && { p_before: cursor.at, p_before_id: cursor.id }),
    }),
    signal,
  );
  return pageOf(rows.map(toDeletedItem), DELETED_PAGE, ({ deletedAt, id }) => ({ at: deletedAt, id }));
}

/** Brings a deleted message or a cleared conversation back. Refused with the codes of its contract. */
export async function restoreDeleted(id: string): Promise<void> {
  await call(chatRestore, { id });
}

/** Removes a deleted message, or a cleared or sealed conversation, for good. */
export async function purgeDeleted(id: string): Promise<void> {
  await call(chatPurge, { id });
}
