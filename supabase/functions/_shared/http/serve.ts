import * as v from 'valibot';
import type { Endpoint } from '#contracts/endpoint.ts';
import { AppError } from '#contracts/errors.ts';
import { type FileOutput, file } from '#contracts/file.ts';
import { readAdmin } from '../data/admin.ts';
import { forSession } from '../data/database.ts';
import type { Context, ContextOf, Handler, Streamed } from './context.ts';
import { corsHeaders } from './cors.ts';
import { readInput } from './read-input.ts';
import { eventStream, fileResponse, json, refusalResponse } from './respond.ts';
import { type Runtime, runtime } from './runtime.ts';
import { verifyCaller } from './verify-token.ts';

/**
 * An edge function from its contract and its handler: preflight, method, auth, size, input, handler, output, in one
 * try. A thrown AppError becomes a refusal; anything else is logged with the request id and becomes `internal`.
 */
export function serve<E extends Endpoint>(
  contract: E,
  handler: Handler<E>,
  getRuntime: () => Runtime = runtime,
) {
  async function respond(request: Request, requestId: string): Promise<Response> {
    if (request.method !== contract.method) throw new AppError('method_not_allowed');
    const { env, db: ownDb, waitUntil } = getRuntime();
    const { caller, db } = await authenticate(contract, request, { env, db: ownDb });
    const context: Context = {
      caller,
      db,
      env,
      request,
      requestId,
      wantsStream: (request.headers.get('accept') ?? '').includes('text/event-stream'),
      waitUntil,
      logError: (event, error) => logError(contract.name, requestId, event, error),
    };
    const input = await readInput(contract, request, caller.id);
    const result = await handler(
      context as ContextOf<E>,
      input,
      (code, values) => new AppError(code, values),
    );
    if (isStreamed<E>(result)) {
      return eventStream(result.stream, (error) => context.logError('stream_failed', error));
    }
    const output = v.parse(contract.output, result);
    if (contract.output === file) return fileResponse(output as FileOutput);
    return json({ success: true, ...(output as object) });
  }

  return {
    method: contract.method,
    async fetch(request: Request): Promise<Response> {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
      const requestId = crypto.randomUUID();
      try {
        return await respond(request, requestId);
      } catch (error) {
        if (!(error instanceof AppError)) logError(contract.name, requestId, 'request_failed', error);
        return refusalResponse(error);
      }
    },
  };
}

/**
 * The caller as `auth` asks for it: nobody, a signed-in person, or a person who is an admin now and has confirmed the
 * session with a second factor (D-02, D-03, R-PROD-15); and the database, which is told their session with every call
 * that is made anyway (D-32).
 */
async function authenticate(
  { auth }: Endpoint,
  request: Request,
  { env, db }: Pick<Runtime, 'env' | 'db'>,
): Promise<Pick<Context, 'caller' | 'db'>> {
  if (auth === 'public' || auth === 'webhook') return { caller: { id: '' }, db };
  const { id, sessionId, hasSecondFactor } = await verifyCaller(request, env);
  const sessionDb = sessionId === null ? db : forSession(db, sessionId);
  if (auth !== 'admin') return { caller: { id }, db: sessionDb };
  const admin = await readAdmin(sessionDb, id);
  if (!hasSecondFactor) throw new AppError('factor_required');
  return { caller: admin, db: sessionDb };
}

type Service = { method: string; fetch(request: Request): Promise<Response> };

/** One function with two methods: each request goes to its method's service. */
export function byMethod(first: Service, second: Service) {
  return {
    fetch: (request: Request) => (request.method === second.method ? second : first).fetch(request),
  };
}

function isStreamed<E extends Endpoint>(result: unknown): result is Streamed<E> {
  return typeof result === 'object' && result !== null && 'stream' in result;
}

/** One JSON line per failure. Never the body, a token or a person's words. */
function logError(endpoint: string, requestId: string, event: string, error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: 'error', endpoint, requestId, event, name, message, stack }));
}
