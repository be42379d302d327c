import type * as v from 'valibot';
import { DataError } from './data-error.ts';
import { env } from './env.ts';
import { valid } from './valid.ts';

type Refusal = { message: string; code: string; details: string | null; hint: string | null };

/**
 * Reads rows that everyone may read, without the auth client: public pages must be usable before it is there.
 * `query` holds PostgREST parameters (`select`, `order`, `limit`, filters); each row must have the shape of `row`.
 * A refusal is thrown as `DataError`.
 */
export async function readPublicRows<const Row extends v.GenericSchema>(
  table: string,
  query: Record<string, string>,
  row: Row,
  signal?: AbortSignal,
): Promise<v.InferOutput<Row>[]> {
  const response = await fetch(`${env.supabaseUrl}/rest/v1/${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: env.supabaseKey, Accept: 'application/json' },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) {
    const refusal = (await response.json().catch(() => null)) as Partial<Refusal> | null;
    throw new DataError(
      {
        message: refusal?.message ?? `The list could not be read (${response.status}).`,
        code: refusal?.code ?? '',
        details: refusal?.details ?? null,
        hint: refusal?.hint ?? null,
      },
      response.status,
    );
  }
  const rows = (await response.json()) as unknown[];
  return rows.map((stored) => {
    const { value, issues } = valid(row, stored);
    if (issues !== undefined) throw new Error(`A row of ${table} is not as expected: ${issues[0]?.message}`);
    return value;
  });
}

/**
 * Adds a row that everyone may add, without the auth client and without waiting for what is stored. Outlives the
 * page that sends it. Throws when it could not be sent or was refused.
 */
export async function addPublicRow(table: string, row: Record<string, string>): Promise<void> {
  const response = await fetch(`${env.supabaseUrl}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify(row),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`A row of ${table} was refused (${response.status}).`);
}
