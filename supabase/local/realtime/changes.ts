import { join } from 'node:path';
import type { Database } from '../database.ts';

/** The notification channel of changes.sql. */
export const CHANGES_CHANNEL = '_realtime';

/** A row as Postgres turns it into JSON. */
export type Row = Record<string, unknown>;

/** One committed change of a published table. */
export interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  record: Row | null;
  old_record: Row | null;
  /** ISO 8601, UTC. */
  commit_timestamp: string;
}

/** Puts the triggers on the tables of the publication. After the migrations, before anything writes. */
export async function installChanges({ sql }: Database): Promise<void> {
  await sql.unsafe(await Deno.readTextFile(join(import.meta.dirname ?? '.', 'changes.sql'))).simple();
}

/** Takes what has changed since the last call out of the queue, oldest first. */
export async function takeChanges(database: Database): Promise<Change[]> {
  return await database.query<Change & { id: number }>(
    `with taken as (delete from _realtime.changes returning *)
     select id, schema, "table", type, record, old_record,
       to_char(commit_timestamp at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as commit_timestamp
     from taken order by id`,
  );
}
