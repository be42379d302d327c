import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoint } from '#contracts/endpoint.ts';
import { AppError } from '#contracts/errors.ts';
import type { Context, Handler } from '../../../supabase/functions/_shared/http/context.ts';
import type { Runtime } from '../../../supabase/functions/_shared/http/runtime.ts';
import { byMethod, serve } from '../../../supabase/functions/_shared/http/serve.ts';
import { signToken } from '../support/tokens.ts';

const secret = 'a-shared-secret-of-at-least-32-bytes';
const userId = '11111111-1111-4111-8111-111111111111';
const world = () =>
  ({
    env: { supabaseUrl: 'http://project.test', jwtSecret: secret },
    waitUntil: () => {},
  }) as unknown as Runtime;

const declaration = {
  name: 'greet',
  summary: 'for these tests',
  input: v.object({ name: v.string() }),
  output: v.object({ greeting: v.string() }),
  events: { word: v.object({ text: v.string() }) },
  errors: [],
} as const;
const greet = endpoint({ ...declaration, method: 'POST', auth: 'user' });
const publicGreet = endpoint({ ...declaration, method: 'POST', auth: 'public' });
const readGreet = endpoint({ ...declaration, method: 'GET', auth: 'user' });
type Greeting = Handler<typeof greet>;

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

async function request(method: string, headers: Record<string, string> = {}, body?: unknown) {
  const authorization = `Bearer ${await signToken(secret, userId)}`;
  return new Request('http://api.test/greet?name=Ann', {
    method,
    headers: { authorization, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function ask(handler: Greeting, headers: Record<string, string> = {}) {
  const response = await serve(greet, handler, world).fetch(await request('POST', headers, { name: 'Ann' }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('an endpoint', () => {
  test('[R-API-02] answers a success with success: true and the fields of its contract alone', async () => {
    const { status, text, headers } = await ask(async (_context, { name }) => ({
      greeting: `Hello ${name}`,
      secret: 'x',
    }));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ success: true, greeting: 'Hello Ann' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('[R-API-04] knows the caller by the token', async () => {
    let caller: Context['caller'] | undefined;
    await ask(async (context) => {
      caller = context.caller;
      return { greeting: '' };
    });
    expect(caller).toEqual({ id: userId });
  });

  test('[R-API-02] answers a refusal with its code, text and status', async () => {
    const { status, text } = await ask(async () => {
      throw new AppError('active_chat_limit', { used: 7, limit: 6 });
    });
    expect(status).toBe(409);
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: 'active_chat_limit',
      detail: 'Active chat limit reached (7/6). Finish another chat or clear one.',
    });
    expect(logged).not.toHaveBeenCalled();
  });

  test('answers a failure of ours as internal, its text kept to the log', async () => {
    const { status, text } = await ask(async () => {
      throw new Error('password of the database');
    });
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ success: false, error: 'internal' });
    expect(text).not.toContain('password');
    expect(logged.mock.calls[0]?.[0]).toContain('password of the database');
  });

  test('answers internal when the handler breaks the contract', async () => {
    const { status } = await ask(async () => ({ greeting: 1 }) as never);
    expect(status).toBe(500);
  });

  test('whose refusal knows when to come back says so in a header a page may read', async () => {
    const { status, headers } = await ask(async () => {
      throw new AppError('too_many_requests', { retryAfter: 42 });
    });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('42');
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  test('neither asks nor reads before the caller is known', async () => {
    const handler = vi.fn<Greeting>();
    const { status, text } = await ask(handler, { authorization: 'Bearer nonsense' });
    expect(status).toBe(401);
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: 'unauthorized',
      detail: 'Please log in again.',
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test('that is public needs no token', async () => {
    const response = await serve(publicGreet, async () => ({ greeting: 'Hello' }), world).fetch(
      new Request('http://api.test/greet', { method: 'POST', body: '{"name":"Ann"}' }),
    );
    expect(await response.json()).toEqual({ success: true, greeting: 'Hello' });
  });

  test('answers a preflight for any page', async () => {
    const response = await serve(greet, vi.fn<Greeting>(), world).fetch(
      new Request('http://api.test/greet', { method: 'OPTIONS' }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('refuses %s', async (method) => {
    const response = await serve(greet, vi.fn<Greeting>(), world).fetch(await request(method));
    expect(response.status).toBe(405);
  });

  test('of two methods gives each request to its own', async () => {
    const both = byMethod(
      serve(readGreet, async () => ({ greeting: 'read' }), world),
      serve(greet, async () => ({ greeting: 'written' }), world),
    );
    expect(await (await both.fetch(await request('GET'))).json()).toMatchObject({ greeting: 'read' });
    expect(await (await both.fetch(await request('POST', {}, { name: 'Ann' }))).json()).toMatchObject({
      greeting: 'written',
    });
    expect((await both.fetch(await request('DELETE'))).status).toBe(405);
  });
});

describe('a streamed answer', () => {
  type Word = { event: 'word'; data: { text: string } };
  const word = (text: string): Word => ({ event: 'word', data: { text } });
  const streams =
    (events: () => AsyncGenerator<Word>): Greeting =>
    async () => ({ stream: events() });

  test('[R-TURN-18] is server-sent events', async () => {
    const { status, headers, text } = await ask(
      streams(async function* () {
        yield word('one\ntwo');
        yield word('three');
      }),
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(text).toBe('event: word\ndata: {"text":"one\\ntwo"}\n\nevent: word\ndata: {"text":"three"}\n\n');
  });

  test.each([
    ['text/event-stream', true],
    ['application/json, text/event-stream', true],
    ['application/json', false],
    ['*/*', false],
  ])('[R-TURN-18] is asked for with Accept: %s: %s', async (accept, expected) => {
    let wantsStream: boolean | undefined;
    await ask(
      async (context) => {
        wantsStream = context.wantsStream;
        return { greeting: '' };
      },
      { accept },
    );
    expect(wantsStream).toBe(expected);
  });

  test('that fails ends, and the failure is kept to the log', async () => {
    const { text } = await ask(
      streams(async function* () {
        yield word('one');
        throw new Error('password of the database');
      }),
    );
    expect(text).toBe('event: word\ndata: {"text":"one"}\n\n');
    expect(logged.mock.calls[0]?.[0]).toContain('stream_failed');
  });

  test('[R-TURN-19] is closed quietly when the reader leaves', async () => {
    let closed = false;
    let release = () => {};
    const more = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reach = () => {};
    const waiting = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const handler = streams(async function* () {
      try {
        yield word('one');
        reach();
        await more;
        yield word('two');
      } finally {
        closed = true;
      }
    });
    const response = await serve(greet, handler, world).fetch(await request('POST', {}, { name: 'Ann' }));
    const reader = response.body?.getReader();
    await reader?.read();
    await waiting;
    const left = reader?.cancel();
    release();
    await left;
    expect(closed).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });
});
