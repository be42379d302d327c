import type { SupabaseClient } from '@supabase/supabase-js';
import type { Endpoint, EventOf, OutputOf, ParsedInputOf } from '#contracts/endpoint.ts';
import type { Database } from '../database.types.ts';
import type { Env } from './env.ts';

/** The verified caller; an empty id on public endpoints and webhooks (D-02). */
export type Caller = { id: string };

/** All that a handler may touch of the world around it. */
export type Context = {
  caller: Caller;
  /** The database as service_role. Only `_shared/data` calls it. */
  db: SupabaseClient<Database>;
  env: Env;
  request: Request;
  requestId: string;
  /** Whether the caller asked for server-sent events. */
  wantsStream: boolean;
  /** Keeps the worker alive until `work` is settled, after the answer has gone. */
  waitUntil(work: Promise<unknown>): void;
  /** Notes a failure on our side; never shown to the caller. */
  logError(event: string, error: unknown): void;
};

/** A streamed answer. A reader who leaves ends the reading, never the work behind it. */
export type Streamed<E> = { stream: AsyncIterable<EventOf<E>> };

export type Handler<E extends Endpoint> = (
  context: Context,
  input: ParsedInputOf<E>,
) => Promise<OutputOf<E> | Streamed<E>>;
