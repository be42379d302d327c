import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiUrl, authenticatedFetch } from '#lib/authenticated-fetch.ts';
import { log } from '#lib/log.ts';
import { rememberSession, sessionEnding } from '../support/auth-service.ts';
import { FakeBackend, type FakeRequest } from '../support/fake-backend.ts';

const url = 'http://supabase.test/functions/v1/chat-usage?companionId=suki';
let backend: FakeBackend;
let session: ReturnType<typeof rememberSession>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  backend = new FakeBackend();
  backend.auth('POST', 'token', () =>
    Response.json({ ...sessionEnding(3600), access_token: 'second-token' }),
  );
  session = rememberSession();
});

const answer = (response: (request: FakeRequest) => Response | Promise<Response>) =>
  backend.endpoint('chat-usage', response);
const calls = () => backend.calls('GET', 'chat-usage');
const tokens = () => calls().map(({ headers }) => headers.get('Authorization'));

describe('the address of an endpoint', () => {
  it('[R-API-06] a relative base stays relative, a configured one is the prefix, and a missing slash is added', () => {
    expect(apiUrl('chat-usage', '/')).toBe('/chat-usage');
    expect(apiUrl('/chat-usage', '/')).toBe('/chat-usage');
    expect(apiUrl('chat-usage', 'https://api.test/v1/')).toBe('https://api.test/v1/chat-usage');
    expect(apiUrl('chat-usage')).toBe('http://supabase.test/functions/v1/chat-usage');
  });
});

describe('[R-API-07] calls of a signed-in user', () => {
  it('send the access token and the publishable key', async () => {
    await authenticatedFetch(url, { headers: { Accept: 'application/json' } });
    expect(tokens()).toEqual([`Bearer ${session.access_token}`]);
    expect(calls()[0]?.headers.get('apikey')).toBe('test-key');
    expect(calls()[0]?.headers.get('Accept')).toBe('application/json');
  });

  it('refresh the session on a first 401 and retry once with the new token', async () => {
    answer(({ headers }) =>
      headers.get('Authorization') === 'Bearer second-token'
        ? Response.json({ ok: true })
        : new Response('', { status: 401 }),
    );
    expect(await (await authenticatedFetch(url)).json()).toEqual({ ok: true });
    expect(backend.calls('POST', 'token')).toHaveLength(1);
  });

  it('do not retry twice', async () => {
    answer(() => new Response('', { status: 401 }));
    expect((await authenticatedFetch(url)).status).toBe(401);
    expect(calls()).toHaveLength(2);
  });

  it('return the 401 when the session cannot be refreshed', async () => {
    backend.auth('POST', 'token', () => Response.json({ code: 'x', message: 'no' }, { status: 429 }));
    answer(() => Response.json({ error: 'unauthorized' }, { status: 401 }));
    const response = await authenticatedFetch(url);
    expect(await response.json()).toEqual({ error: 'unauthorized' });
    expect(calls()).toHaveLength(1);
  });

  it('time out when no data has arrived for 25 seconds', async () => {
    vi.useFakeTimers();
    answer(({ signal }) => untilAborted(signal));
    const outcome = expect(authenticatedFetch(url)).rejects.toThrow('The server did not answer in time.');
    await vi.advanceTimersByTimeAsync(24_999);
    expect(calls()[0]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  it('last longer than the timeout as long as data arrives', async () => {
    vi.useFakeTimers();
    const { body, push, end } = openBody();
    answer(() => new Response(body));
    const text = authenticatedFetch(url).then((response) => response.text());
    for (const piece of ['one ', 'two ', 'three']) {
      await vi.advanceTimersByTimeAsync(20_000);
      push(piece);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    end();
    expect(await text).toBe('one two three');
    expect(calls()[0]?.signal?.aborted).toBe(false);
  });

  it('are aborted by their caller’s signal', async () => {
    const leaving = new AbortController();
    answer(({ signal }) => untilAborted(signal));
    const outcome = expect(authenticatedFetch(url, { signal: leaving.signal })).rejects.toThrow('left');
    leaving.abort(new Error('left'));
    await outcome;
  });
});

describe('[R-API-08] a failed call', () => {
  it('is logged without its query and returned to the caller, not thrown', async () => {
    answer(() => new Response('no', { status: 500 }));
    const response = await authenticatedFetch(url);
    expect(response.status).toBe(500);
    expect(log.entries().at(-1)).toMatchObject({
      level: 'warn',
      what: 'call not ok',
      data: { url: 'http://supabase.test/functions/v1/chat-usage', status: 500 },
    });
  });
});

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function openBody() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  const encoder = new TextEncoder();
  return {
    body,
    push: (text: string) => controller.enqueue(encoder.encode(text)),
    end: () => controller.close(),
  };
}
