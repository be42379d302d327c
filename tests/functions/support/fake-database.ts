import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#database.types.ts';

type Answer = { data: unknown; error: { message: string; code?: string; details?: string } | null };
type Arguments = Record<string, unknown>;

/** What an RPC answers: a value, or a thrown failure as PostgREST reports it. */
export type Rpcs = Record<string, (args: Arguments) => unknown>;

/** A refusal or failure that an RPC of `fakeDatabase` throws. */
export class DatabaseRefusal extends Error {
  readonly failure: { message: string; code?: string; details?: string };

  constructor(message: string, rest: { code?: string; details?: string } = { code: 'P0001' }) {
    super(message);
    this.failure = { message, ...rest };
  }
}

/** The one part of the client that `_shared/data` uses, with every call written down. */
export function fakeDatabase(rpcs: Rpcs) {
  const calls: { name: string; args: Arguments }[] = [];
  const answer = async (name: string, args: Arguments): Promise<Answer> => {
    try {
      const run = rpcs[name];
      if (!run) throw new Error(`The test has no RPC ${name}.`);
      return { data: await run(args), error: null };
    } catch (error) {
      if (!(error instanceof DatabaseRefusal)) throw error;
      return { data: null, error: error.failure };
    }
  };
  const rpc = (name: string, args: Arguments) => {
    calls.push({ name, args });
    const answered = answer(name, args);
    return Object.assign(answered, { single: () => answered });
  };
  return { db: { rpc } as unknown as SupabaseClient<Database>, calls };
}
