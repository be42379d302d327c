import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#database.types.ts';

type Arguments = Record<string, unknown>;
type Query = (text: string) => Promise<Record<string, unknown>[]>;

/**
 * The part of the database client that `_shared/data/billing.ts` uses, over plain SQL: for tests that call the real
 * functions of the database more often than HTTP allows.
 */
export function databaseOver(query: Query, plans: unknown[]): SupabaseClient<Database> {
  const rows = async (name: string, args: Arguments) => {
    const list = Object.entries(args).map(([argument, value]) => `${argument} => ${literal(value)}`);
    return await query(`select * from public.${name}(${list.join(', ')})`);
  };
  const rpc = (name: string, args: Arguments) => {
    const found = rows(name, args);
    // What returns one value has a column of its own name.
    const all = found.then((data) => ({
      data: data[0] && name in data[0] ? data[0][name] : data,
      error: null,
    }));
    const one = () => found.then(([first]) => ({ data: first ?? null, error: null }));
    return Object.assign(all, { single: one, maybeSingle: one });
  };
  const from = () => ({ select: () => ({ order: async () => ({ data: plans, error: null }) }) });
  return { rpc, from } as unknown as SupabaseClient<Database>;
}

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
