import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import { type Env, readEnv } from './env.ts';

/** What an isolate sets up once and keeps: environment, database client, and the way to work on after the response. */
export type Runtime = {
  env: Env;
  db: SupabaseClient<Database>;
  waitUntil(work: Promise<unknown>): void;
};

declare global {
  /** Given by Supabase's edge runtime and by the embedded stack. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

let current: Runtime | undefined;

export function runtime(): Runtime {
  if (!current) {
    const env = readEnv();
    const db = createClient<Database>(env.supabaseUrl, env.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    current = { env, db, waitUntil: (work) => globalThis.EdgeRuntime?.waitUntil(work) };
  }
  return current;
}
