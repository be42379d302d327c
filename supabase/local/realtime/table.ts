import type { Database } from '../database.ts';

export interface Column {
  name: string;
  /** As in `pg_type`: what the client converts by. */
  type: string;
  isKey: boolean;
  /** Whether the role that asked may select it. */
  readable: boolean;
}

/** A table as one role sees it. */
export interface Table {
  columns: Column[];
  rowSecurity: boolean;
  /** REPLICA IDENTITY FULL: changes carry the whole old row and not only its key. */
  fullIdentity: boolean;
}

/** Looks a table up in the catalog; null when there is none of the name. */
export async function readTable(
  database: Database,
  schema: string,
  table: string,
  role: string,
): Promise<Table | null> {
  const rows = await database.query<Column & { row_security: boolean; full_identity: boolean }>(
    `select a.attname as name, t.typname as type,
       coalesce(a.attnum = any (i.indkey), false) as "isKey",
       has_column_privilege($3, c.oid, a.attnum, 'select') as readable,
       c.relrowsecurity as row_security, c.relreplident = 'f' as full_identity
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where n.nspname = $1 and c.relname = $2
     order by a.attnum`,
    [schema, table, role],
  );
  const [first] = rows;
  if (first === undefined) return null;
  const columns = rows.map(({ name, type, isKey, readable }) => ({ name, type, isKey, readable }));
  return { columns, rowSecurity: first.row_security, fullIdentity: first.full_identity };
}
