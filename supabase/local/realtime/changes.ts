import type postgres from 'postgres';

/** A row as it travels in JSON. */
export type Row = Record<string, unknown>;

/** One committed change of a table that is in the publication `supabase_realtime`. */
export interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  record: Row | null;
  /** The key of the old row, or all of it where the table's replica identity is full. */
  old_record: Row | null;
  /** ISO 8601, UTC. */
  commit_timestamp: string;
}

const TYPES = { insert: 'INSERT', update: 'UPDATE', delete: 'DELETE' } as const;

/** Follows the replication stream, as hosted Supabase does; resolves once every later change is sure to arrive. */
export async function followChanges(sql: postgres.Sql, receive: (change: Change) => void): Promise<void> {
  await sql.subscribe('*', (row, { command, relation, ...info }) => {
    const deleted = command === 'delete';
    receive({
      schema: relation.schema,
      table: relation.table,
      type: TYPES[command],
      record: deleted ? null : row,
      old_record: deleted ? row : ('old' in info && info.old) || null,
      commit_timestamp: new Date().toISOString(),
    });
  });
}
