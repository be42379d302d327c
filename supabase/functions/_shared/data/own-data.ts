import type { Json } from '../database.types.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

type JsonRow = { [column: string]: Json | undefined };

/** Everything of a person but what was said: rows by table, and why some tables are not among them. */
export type OwnData = {
  rows: Record<string, JsonRow[]>;
  left_out: Record<string, string>;
  companion_names: Record<string, string>;
};

/** Throws `unauthorized`, `too_many_requests` (once an hour); a block leaves it open (D-32). */
export async function beginExport(db: Db, userId: string): Promise<OwnData> {
  const { data, error } = await db.rpc('begin_export', { p_user_id: userId });
  if (error) throw databaseError(error);
  return data as OwnData;
}

/**
 * A message of an export: every version there is, shown or not. `parent` is the message before it, `run` the stretch of
 * the chat it belongs to; `edited` are a companion's words that the person changed; `outcome` is how the reply to it
 * ended, for a person's own messages.
 */
export type OwnMessage = {
  id: string;
  parent: string | null;
  run: string;
  runStatus: 'open' | 'kept' | 'sealed' | 'cleared';
  from: 'user' | 'ai';
  text: string;
  at: string;
  shown: boolean;
  edited: boolean;
  greeting: boolean;
  deletedAt: string | null;
  outcome: string | null;
  /** What help lines were shown for, and at which level. */
  helpFor: string | null;
  helpLevel: number | null;
};

/** A chat of a person from its first message on, in pages that fit into memory. Throws `unauthorized`. */
export async function* readOwnMessages(
  db: Db,
  userId: string,
  companionId: string,
): AsyncGenerator<OwnMessage[]> {
  let last: OwnMessage | undefined;
  do {
    const { data, error } = await db.rpc('read_export_messages', {
      p_user_id: userId,
      p_companion_id: companionId,
      ...(last ? { p_after: last.at, p_after_id: last.id } : {}),
    });
    if (error) throw databaseError(error);
    const page = data as OwnMessage[];
    if (page.length > 0) yield page;
    last = page.at(-1);
  } while (last);
}

/** An export that failed on our side is not counted. */
export async function giveBackExport(db: Db, userId: string): Promise<void> {
  const { error } = await db.rpc('give_back_export', { p_user_id: userId });
  if (error) throw databaseError(error);
}

export type AccountProof = { email: string | null; hasPassword: boolean };

/**
 * What a person has to prove before they are deleted. Counts the try. Throws `unauthorized`, `last_admin`,
 * `too_many_requests`.
 */
export async function beginDeletion(db: Db, userId: string): Promise<AccountProof> {
  const { data, error } = await db.rpc('begin_deletion', { p_user_id: userId }).single();
  if (error) throw databaseError(error);
  return { email: data.email, hasPassword: data.has_password };
}

/** Throws what `deleteUser` would, and changes nothing. */
export async function checkDeletion(db: Db, userId: string): Promise<void> {
  const { error } = await db.rpc('check_deletion', { p_user_id: userId });
  if (error) throw databaseError(error);
}

/** Removes the files that go with a person and returns how many there were. */
export async function removeOwnFiles(db: Db, userId: string): Promise<number> {
  const { data: files, error } = await db.rpc('list_own_files', { p_user_id: userId });
  if (error) throw databaseError(error);
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const names = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
    const removal = await db.storage.from(bucket).remove(names);
    if (removal.error) throw removal.error;
  }
  return files.length;
}

export type DeletionReceipt = { receiptId: string; deletedAt: string; removed: Record<string, number> };

/** Removes a person and every row of theirs. Throws `unauthorized`, `last_admin`. */
export async function deleteUser(db: Db, userId: string): Promise<DeletionReceipt> {
  const { data, error } = await db.rpc('delete_user', { p_user_id: userId }).single();
  if (error) throw databaseError(error);
  return {
    receiptId: data.receipt_id,
    deletedAt: new Date(data.deleted_at).toISOString(),
    removed: data.removed as Record<string, number>,
  };
}
