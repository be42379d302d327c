import { randomUUID } from 'node:crypto';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { commonErrors } from '#contracts/endpoint.ts';
import type { TurnEvent } from '../../../supabase/functions/_shared/turns/turn-events.ts';
import { endpoints } from './endpoints.ts';
import type { Person } from './people.ts';
import { stack } from './stack.ts';
import { collect } from './turn-fixtures.ts';

export type Call = {
  method?: string;
  /** The caller, by a valid token. */
  as?: Person;
  /** Any other Authorization header. */
  authorization?: string | null;
  query?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type Answer = { status: number; body: Record<string, unknown> };

/** A call with a body is a POST, another a GET, as in the page. */
const methodOf = ({ method, body }: Call) => method ?? (body === undefined ? 'GET' : 'POST');

/** Calls a function over HTTP as a page does. */
export function request(name: string, call: Call = {}): Promise<Response> {
  const { as, body, query = {}, headers = {}, signal } = call;
  const authorization = as ? `Bearer ${as.token}` : call.authorization;
  const url = `${stack.apiUrl}/functions/v1/${name}?${new URLSearchParams(query)}`;
  return fetch(url, {
    method: methodOf(call),
    headers: {
      apikey: stack.publishableKey,
      ...(authorization ? { authorization } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

/** Fails when an endpoint refuses with a code that its contract does not list. */
function checkRefusal(name: string, options: Call, code: unknown) {
  const method = methodOf(options);
  const contract = endpoints.find((declared) => declared.name === name && declared.method === method);
  if (!contract || typeof code !== 'string') return;
  const listed: readonly string[] = [...commonErrors[contract.auth], ...contract.errors];
  if (!listed.includes(code)) {
    throw new Error(`${method} ${name} refused with '${code}', which its contract does not list`);
  }
}

/** The whole response of a function; a file counts as a body without fields. */
export async function call(name: string, options: Call = {}): Promise<Answer> {
  const response = await request(name, options);
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? true;
  const body = isJson ? await response.json() : await response.blob().then(() => ({}));
  checkRefusal(name, options, body.error);
  return { status: response.status, body };
}

/** Every event of a streamed response, until it ends or the reader disconnects. */
export async function* eventsOf(response: Response): AsyncGenerator<TurnEvent> {
  if (!response.body) throw new Error('The response has no body');
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) yield { event, data: JSON.parse(data) } as TurnEvent;
}

/** Calls a function and yields its events. */
export async function* stream(name: string, options: Call = {}): AsyncGenerator<TurnEvent> {
  const headers = { accept: 'text/event-stream', ...options.headers };
  for await (const event of eventsOf(await request(name, { ...options, headers }))) {
    if (event.event === 'error') checkRefusal(name, options, event.data.error);
    yield event;
  }
}

/** All events of a streamed call. */
export async function streamed(name: string, options: Call = {}): Promise<TurnEvent[]> {
  return await collect(stream(name, options));
}

/** A message for chat-send with an id of its own. */
export const message = (companionId: string, text: string) => ({
  companionId,
  text,
  messageId: randomUUID(),
});
