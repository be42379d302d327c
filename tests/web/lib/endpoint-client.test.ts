import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventOf, endpoint } from '#contracts/endpoint.ts';
import { file } from '#contracts/file.ts';
import type { ApiError } from '#lib/api-error.ts';
import { call, download, stream } from '#lib/endpoint-client.ts';
import { rememberSession } from '../support/auth-service.ts';

const ask = endpoint({
  name: 'ask',
  summary: 'answers how many',
  method: 'GET',
  auth: 'user',
  input: v.object({ companionId: v.optional(v.string()) }),
  output: v.object({ count: v.number() }),
  errors: ['not_found'],
});

const tell = endpoint({
  name: 'tell',
  summary: 'answers in pieces',
  method: 'POST',
  auth: 'user',
  input: v.object({ text: v.string() }),
  output: v.object({ message: v.string() }),
  events: { delta: v.object({ text: v.string() }), done: v.object({ message: v.string() }) },
  errors: ['message_limit_reached'],
});

const requested = () => {
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

const refusal = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('it was not refused');
    },
    (error: ApiError) => error,
  );

let session: ReturnType<typeof rememberSession>;
beforeEach(() => {
  session = rememberSession();
  vi.stubGlobal('fetch', vi.fn());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('calling an endpoint', () => {
  it('a GET sends its input in the query and returns the parsed output', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ success: true, count: 3 }));
    expect(await call(ask, { companionId: 'a&b' })).toEqual({ count: 3 });
    expect(requested().url).toBe('http://supabase.test/functions/v1/ask?companionId=a%26b');
    expect(requested().init?.method).toBe('GET');
  });

  it('an undefined input is not in the query', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ success: true, count: 3 }));
    await call(ask, {});
    expect(requested().url).toBe('http://supabase.test/functions/v1/ask');
  });

  it('a POST sends its input as JSON', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ success: true, message: 'hi' }));
    expect(await call(tell, { text: 'hello' })).toEqual({ message: 'hi' });
    expect(requested().init?.body).toBe('{"text":"hello"}');
    expect(requested().headers.get('Content-Type')).toBe('application/json');
  });

  it('a refusal is thrown with its code, text, status and seconds to wait', async () => {
    vi.mocked(fetch).mockResolvedValue(
      Response.json(
        { success: false, error: 'message_limit_reached', detail: 'That was all for today.' },
        { status: 429, headers: { 'Retry-After': '60' } },
      ),
    );
    expect(await refusal(call(tell, { text: 'hello' }))).toMatchObject({
      code: 'message_limit_reached',
      message: 'That was all for today.',
      status: 429,
      retryAfter: 60,
      hasText: true,
    });
  });

  it('the error page of a proxy is thrown as an internal error', async () => {
    vi.mocked(fetch).mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await refusal(call(ask, {}))).toMatchObject({ code: 'internal', status: 502, hasText: false });
  });

  it('a response that breaks the contract is thrown as an internal error', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ success: true, count: 'many' }));
    expect(await refusal(call(ask, {}))).toMatchObject({ code: 'internal', status: 200 });
  });

  it('a network failure is thrown unchanged', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(ask, {})).rejects.toThrow(new TypeError('Failed to fetch'));
  });
});

describe('a streamed response', () => {
  const events = async (pieces: (string | Uint8Array)[]) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) {
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        }
        controller.close();
      },
    });
    vi.mocked(fetch).mockResolvedValue(new Response(body));
    const received: EventOf<typeof tell>[] = [];
    for await (const event of stream(tell, { text: 'hello' })) received.push(event);
    return received;
  };

  it('requests events and yields each one as the contract declares it', async () => {
    const received = await events([
      'event: delta\ndata: {"text":"Good "}\n\nevent: delta\ndata: {"text":"evening"}\n\n',
      'event: done\ndata: {"message":"Good evening"}\n\n',
    ]);
    expect(received).toEqual([
      { event: 'delta', data: { text: 'Good ' } },
      { event: 'delta', data: { text: 'evening' } },
      { event: 'done', data: { message: 'Good evening' } },
    ]);
    expect(requested().headers.get('Accept')).toBe('text/event-stream');
  });

  it('parses chunks that end in the middle of a line or character', async () => {
    const bytes = new TextEncoder().encode('event: delta\ndata: {"text":"Grüße 🌙"}\n\n');
    const received = await events(Array.from(bytes, (byte) => new Uint8Array([byte])));
    expect(received).toEqual([{ event: 'delta', data: { text: 'Grüße 🌙' } }]);
  });

  it('skips comments and unknown events', async () => {
    const received = await events([
      ': still here\n\nevent: weather\ndata: {}\n\n',
      'event: done\ndata: {"message":"x"}\n\n',
    ]);
    expect(received).toEqual([{ event: 'done', data: { message: 'x' } }]);
  });

  it('ends with an internal error at an event that breaks the contract', async () => {
    expect(await refusal(events(['event: delta\ndata: {"text":7}\n\n']))).toMatchObject({ code: 'internal' });
    expect(await refusal(events(['event: delta\ndata: {"text"\n\n']))).toMatchObject({ code: 'internal' });
  });

  it('throws a refusal before the first event', async () => {
    vi.mocked(fetch).mockResolvedValue(
      Response.json({ success: false, error: 'turn_running', detail: 'Wait.' }, { status: 409 }),
    );
    const next = stream(tell, { text: 'hello' }).next();
    expect(await refusal(next)).toMatchObject({ code: 'turn_running', status: 409 });
  });

  it('closes the connection when its loop is left early', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(new TextEncoder().encode('event: delta\ndata: {"text":"a"}\n\n')),
      cancel,
    });
    vi.mocked(fetch).mockResolvedValue(new Response(body));
    for await (const { event } of stream(tell, { text: 'hello' })) {
      expect(event).toBe('delta');
      break;
    }
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('downloading', () => {
  const fetchLetter = endpoint({ ...ask, name: 'letter', output: file });
  const answers = (response: Response) => vi.mocked(fetch).mockResolvedValue(response);
  const named = { 'Content-Disposition': 'attachment; filename="letter.txt"' };

  it('returns the file and its name', async () => {
    answers(new Response('Dear Ann', { headers: named }));
    const { name, content } = await download(fetchLetter, {});
    expect(name).toBe('letter.txt');
    expect(await content.text()).toBe('Dear Ann');
    expect(requested().headers.get('Authorization')).toBe(`Bearer ${session.access_token}`);
  });

  it('throws a refusal with the seconds to wait', async () => {
    const headers = { 'Retry-After': '42' };
    answers(Response.json({ success: false, error: 'too_many_requests' }, { status: 429, headers }));
    expect(await refusal(download(fetchLetter, {}))).toMatchObject({
      code: 'too_many_requests',
      retryAfter: 42,
    });
  });

  it('rejects a response without a file name', async () => {
    answers(new Response('<html>'));
    expect(await refusal(download(fetchLetter, {}))).toMatchObject({ code: 'internal', hasText: false });
  });
});
