import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database.ts';

/** The notification channel on which changes.sql rings. */
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
export async function installChanges(postgres: PGlite): Promise<void> {
  await postgres.exec(await Deno.readTextFile(join(import.meta.dirname ?? '.', 'changes.sql')));
}

/** Takes what has changed since the last call out of the queue, oldest first. */
export async function takeChanges(database: Database): Promise<Change[]> {
  const { rows } = await database.query<Change & { id: number }>(
    `with taken as (delete from _realtime.changes returning *)
     select id, schema, "table", type, record, old_record,
       to_char(commit_timestamp at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as commit_timestamp
     from taken order by id`,
  );
  return rows;
}
