import * as v from 'valibot';
import type { Endpoint } from '#contracts/endpoint.ts';
import { AppError } from '#contracts/errors.ts';
import { type FileOutput, file } from '#contracts/file.ts';
import type { Caller, Context, Handler, Streamed } from './context.ts';
import { corsHeaders } from './cors.ts';
import { readInput } from './read-input.ts';
import { eventStream, fileAnswer, json, refusal } from './respond.ts';
import { type Runtime, runtime } from './runtime.ts';
import { verifyCaller } from './verify-token.ts';

/**
 * An edge function from its contract and its handler: preflight, method, auth, size, input, handler, output, in one try.
 * A thrown AppError is answered as a refusal; anything else is logged with the request id and answered `internal`.
 */
export function serve<E extends Endpoint>(contract: E, handler: Handler<E>, world: () => Runtime = runtime) {
  async function answer(request: Request, requestId: string): Promise<Response> {
    if (request.method !== contract.method) throw new AppError('method_not_allowed');
    const { env, db, waitUntil } = world();
    const needsCaller = contract.auth === 'user' || contract.auth === 'admin';
    const caller: Caller = needsCaller ? await verifyCaller(request, env) : { id: '' };
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
    const result = await handler(context, await readInput(contract, request, caller.id));
    if (isStreamed<E>(result)) {
      return eventStream(result.stream, (error) => context.logError('stream_failed', error));
    }
    const output = v.parse(contract.output, result);
    if (contract.output === file) return fileAnswer(output as FileOutput);
    return json({ success: true, ...(output as object) });
  }

  return {
    method: contract.method,
    async fetch(request: Request): Promise<Response> {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
      const requestId = crypto.randomUUID();
      try {
        return await answer(request, requestId);
      } catch (error) {
        if (!(error instanceof AppError)) logError(contract.name, requestId, 'request_failed', error);
        return refusal(error);
      }
    },
  };
}

type Service = { method: string; fetch(request: Request): Promise<Response> };

/** One function that answers two methods: each request goes to its method's service. */
export function byMethod(first: Service, second: Service) {
  return {
    fetch: (request: Request) => (request.method === second.method ? second : first).fetch(request),
  };
}

function isStreamed<E>(result: unknown): result is Streamed<E> {
  return typeof result === 'object' && result !== null && 'stream' in result;
}

/** One JSON line per failure. Never the body, a token or a person's words. */
function logError(endpoint: string, requestId: string, event: string, error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: 'error', endpoint, requestId, event, name, message, stack }));
}
