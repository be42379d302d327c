import pg from 'pg';
import { inject } from 'vitest';

/** The one stack of this run. */
export const stack = inject('stack');

// One connection for all files: they share the worker's modules, and it ends with the worker.
const pool = new pg.Pool({ connectionString: stack.dbUrl, max: 1, allowExitOnIdle: true });

/** Asks the database itself, past every rule: to make a state that takes time or money, and to see what is stored. */
export async function sql<Row extends Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>(text, values);
  return rows;
}
