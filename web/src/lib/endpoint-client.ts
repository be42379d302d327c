import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';
import type { Endpoint, EventOf, InputOf, OutputOf } from '#contracts/endpoint.ts';
import { invalidResponse, readApiError } from './api-error.ts';
import { apiUrl, authenticatedFetch } from './authenticated-fetch.ts';

type CallOptions = { signal?: AbortSignal };

/**
 * Calls the endpoint that `contract` declares and returns its parsed output. An error of the endpoint is thrown as
 * `ApiError`, a response that breaks the contract as `ApiError` with code `internal`; a network failure throws what
 * fetch throws.
 */
export async function call<const Contract extends Endpoint>(
  contract: Contract,
  input: InputOf<Contract>,
  options: CallOptions = {},
): Promise<OutputOf<Contract>> {
  const response = await request(contract, input, 'application/json', options);
  const body: unknown = await response.json().catch(() => null);
  return parse(contract.output, body, response.status) as OutputOf<Contract>;
}

/** Returns the file of an endpoint with `output: file`, and its name. Throws like `call`. */
export async function download<const Contract extends Endpoint>(
  contract: Contract,
  input: InputOf<Contract>,
): Promise<{ name: string; content: Blob }> {
  const response = await request(contract, input, '*/*');
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  if (name === undefined) throw invalidResponse(response.status);
  return { name, content: await response.blob() };
}

/**
 * Returns the server-sent events of an endpoint as `{ event, data }`, parsed by the contract. Events that the contract
 * does not declare are skipped. Leaving the loop, or aborting `signal`, closes the connection.
 */
export async function* stream<const Contract extends Endpoint>(
  contract: Contract,
  input: InputOf<Contract>,
  options: CallOptions = {},
): AsyncGenerator<EventOf<Contract>> {
  const response = await request(contract, input, 'text/event-stream', options);
  if (response.body === null) throw invalidResponse(response.status);
  const schemas = contract.events ?? {};
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { event = 'message', data } = next.value;
      const schema = schemas[event];
      if (schema !== undefined) {
        yield { event, data: parse(schema, parseJson(data), response.status) } as EventOf<Contract>;
      }
    }
  } finally {
    await reader.cancel();
  }
}

async function request(
  contract: Endpoint,
  input: unknown,
  accept: string,
  { signal }: CallOptions = {},
): Promise<Response> {
  const isGet = contract.method === 'GET';
  const query = isGet ? queryString(input as Record<string, unknown>) : '';
  const response = await authenticatedFetch(apiUrl(contract.name) + query, {
    method: contract.method,
    headers: isGet ? { Accept: accept } : { Accept: accept, 'Content-Type': 'application/json' },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}

function queryString(input: Record<string, unknown>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown, status: number) {
  const result = v.safeParse(schema, value);
  if (!result.success) throw invalidResponse(status, new v.ValiError(result.issues));
  return result.output;
}
