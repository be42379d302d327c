import { randomUUID } from 'node:crypto';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { TurnEvent } from '../../../supabase/functions/_shared/turns/turn-events.ts';
import type { Person } from './people.ts';
import { stack } from './stack.ts';

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

/** Calls a function over HTTP as a page does: POST with a body, else GET. */
export function request(name: string, call: Call = {}): Promise<Response> {
  const { as, body, query = {}, headers = {}, signal } = call;
  const authorization = as ? `Bearer ${as.token}` : call.authorization;
  const url = `${stack.apiUrl}/functions/v1/${name}?${new URLSearchParams(query)}`;
  return fetch(url, {
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
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

/** The whole answer of a function; a file counts as a body without fields. */
export async function call(name: string, options: Call = {}): Promise<Answer> {
  const response = await request(name, options);
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? true;
  const body = isJson ? await response.json() : await response.blob().then(() => ({}));
  return { status: response.status, body: body as Record<string, unknown> };
}

/** Every event of a streamed answer, until it ends or the reader leaves. */
export async function* eventsOf(response: Response): AsyncGenerator<TurnEvent> {
  if (!response.body) throw new Error('The answer has no body');
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) yield { event, data: JSON.parse(data) } as TurnEvent;
}

/** All events of a streamed call. */
export async function streamed(name: string, options: Call = {}): Promise<TurnEvent[]> {
  const accept = { accept: 'text/event-stream' };
  const response = await request(name, { ...options, headers: { ...accept, ...options.headers } });
  const events: TurnEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}

/** A message for chat-send with an id of its own. */
export const message = (companionId: string, text: string) => ({
  companionId,
  text,
  messageId: randomUUID(),
});
