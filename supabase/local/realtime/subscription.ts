import type { Database } from '../database.ts';
import type { Change, Row } from './changes.ts';
import type { Claims } from './claims.ts';
import { type Filter, readFilter } from './filters.ts';
import { type Column, readTable, type Table } from './table.ts';

/** A subscription that a client requests in the `postgres_changes` of its join; the reply has its id. */
export interface Binding {
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

export interface Subscription extends Binding {
  id: number;
  conditions: Filter[];
}

/** What a client gets of a change: the row as its role may read it. */
interface VisibleChange {
  schema: string;
  table: string;
  commit_timestamp: string;
  type: Change['type'];
  columns: Array<Pick<Column, 'name' | 'type'>>;
  record?: Row;
  old_record?: Row;
  errors: null;
}

/** Checks a binding for a role. Returns the reason as text when it cannot be served. */
export async function subscribe(
  database: Database,
  binding: Binding,
  id: number,
  claims: Claims,
): Promise<Subscription | string> {
  if (binding.filter === undefined || binding.filter === '') return { ...binding, id, conditions: [] };
  const filter = readFilter(binding.filter);
  if (filter === null || binding.table === undefined) return `Filter ${binding.filter} is not supported`;
  const table = await readTable(database, binding.schema, binding.table, claims.role);
  const column = table?.columns.find(({ name }) => name === filter.column);
  if (!column?.readable) return `invalid column for filter ${filter.column}`;
  return { ...binding, id, conditions: [filter] };
}

/** Whether a change has the event and table of a subscription; filters and rights are checked later. */
export function matchesSubscription(subscription: Subscription, change: Change): boolean {
  const { event, schema, table } = subscription;
  return (
    (event === '*' || event.toUpperCase() === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (table === undefined || table === '*' || table === change.table)
  );
}

/**
 * The change as the role and claims of a channel may see it; null when they may not, or when a filter does not match.
 * As on hosted Supabase: a role that cannot SELECT the row gets no INSERT or UPDATE of it; a DELETE, whose row is
 * gone, carries the key alone where the table has row level security.
 */
export async function visibleChange(
  database: Database,
  change: Change,
  conditions: Filter[],
  claims: Claims,
): Promise<VisibleChange | null> {
  const table = await readTable(database, change.schema, change.table, claims.role);
  if (table === null) return null;
  const readable = table.columns.filter((column) => column.readable);
  if (readable.length === 0) return null;
  if (!(await isSelected(database, change, table, conditions, claims))) return null;
  const keysOnly = !table.fullIdentity || (change.type === 'DELETE' && table.rowSecurity);
  const oldColumns = keysOnly ? readable.filter((column) => column.isKey) : readable;
  return {
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.commit_timestamp,
    type: change.type,
    columns: readable.map(({ name, type }) => ({ name, type })),
    ...(change.record === null ? {} : { record: pick(change.record, readable) }),
    ...(change.old_record === null ? {} : { old_record: pick(change.old_record, oldColumns) }),
    errors: null,
  };
}

function pick(row: Row, columns: Column[]): Row {
  return Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]));
}

/** Asks Postgres, as the role of the channel and with its claims, whether the row matches and can be selected. */
async function isSelected(
  database: Database,
  change: Change,
  table: Table,
  conditions: Filter[],
  { role, claims }: Claims,
): Promise<boolean> {
  const name = `${quote(change.schema)}.${quote(change.table)}`;
  const keys = table.columns.filter((column) => column.isKey);
  const parameters: unknown[] = [JSON.stringify(change.record ?? change.old_record)];
  const tests = conditions.map((filter) => {
    const column = table.columns.find((candidate) => candidate.name === filter.column);
    const values = filter.values.map(
      (value) => `$${parameters.push(value)}::text::${quote(column?.type ?? 'text')}`,
    );
    return `changed.${quote(filter.column)} ${filter.operator} (${values.join(', ')})`;
  });
  if (change.type !== 'DELETE' && table.rowSecurity) {
    const same = keys.map(({ name: key }) => `visible.${quote(key)} = changed.${quote(key)}`);
    tests.push(`exists (select 1 from ${name} visible where ${same.join(' and ') || 'false'})`);
  }
  const sql = `select 1 from jsonb_populate_record(null::${name}, $1::jsonb) changed
    where ${tests.join(' and ') || 'true'}`;
  try {
    return await database.sql.begin(async (session) => {
      await session`
        select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${role}, true)`;
      const rows = await session.unsafe(sql, parameters as never[]);
      return rows.length > 0;
    });
  } catch {
    // A value that does not fit the column, or a role without rights on the key: nothing to see.
    return false;
  }
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
