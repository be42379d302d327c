import type { Endpoint, ErrorOf, EventOf, OutputOf, ParsedInputOf } from '#contracts/endpoint.ts';
import type { AppError, ErrorValues } from '#contracts/errors.ts';
import type { Admin } from '../data/admin.ts';
import type { Db } from '../data/database.ts';
import type { Env } from './env.ts';

/** The verified caller; an empty id on public endpoints and webhooks (D-02). */
type Caller = { id: string };

/** All that a handler may touch of the world around it. */
export type Context = {
  caller: Caller;
  /** The database, for the session of the caller. Only `_shared/data` calls it. */
  db: Db;
  env: Env;
  request: Request;
  requestId: string;
  /** Whether the caller asked for server-sent events. */
  wantsStream: boolean;
  /** Keeps the worker alive until `work` is settled, after the response has been sent. */
  waitUntil(work: Promise<unknown>): void;
  /** Notes a failure on our side; never shown to the caller. */
  logError(event: string, error: unknown): void;
};

/** The context of an endpoint's handler: an admin endpoint's caller is known to be an admin. */
export type ContextOf<E extends Endpoint> = E['auth'] extends 'admin' ? Context & { caller: Admin } : Context;

/** A streamed response. A reader who disconnects ends the reading, never the work behind it. */
export type Streamed<E extends Endpoint> = { stream: AsyncIterable<EventOf<E>> };

/** Makes the refusal to throw; it knows the codes of the endpoint's contract and no others. */
export type Refuse<E extends Endpoint> = (code: ErrorOf<E>, values?: ErrorValues) => AppError;

export type Handler<E extends Endpoint> = (
  context: ContextOf<E>,
  input: ParsedInputOf<E>,
  refuse: Refuse<E>,
) => Promise<OutputOf<E> | Streamed<E>>;
