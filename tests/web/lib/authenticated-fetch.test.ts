import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiUrl, authenticatedFetch } from '../../../web/src/lib/authenticated-fetch.ts';
import { log } from '../../../web/src/lib/log.ts';

const auth = vi.hoisted(() => ({ getSession: vi.fn(), refreshSession: vi.fn() }));
vi.mock('../../../web/src/lib/supabase.ts', () => ({ getSupabase: async () => ({ auth }) }));

const sessionWith = (access_token: string) => ({ data: { session: { access_token } } });
const headersOf = (call: number) => new Headers(vi.mocked(fetch).mock.calls[call]?.[1]?.headers);
const url = 'http://supabase.test/functions/v1/chat-usage?companionId=suki';

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  auth.getSession.mockResolvedValue(sessionWith('first-token'));
  auth.refreshSession.mockResolvedValue(sessionWith('second-token'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('where calls go', () => {
  it('[R-API-06] a relative base stays relative, a configured one is put in front, a missing slash is added', () => {
    expect(apiUrl('chat-usage', '/')).toBe('/chat-usage');
    expect(apiUrl('/chat-usage', '/')).toBe('/chat-usage');
    expect(apiUrl('chat-usage', 'https://api.test/v1/')).toBe('https://api.test/v1/chat-usage');
    expect(apiUrl('chat-usage')).toBe('http://supabase.test/functions/v1/chat-usage');
  });
});

describe('[R-API-07] calls of a signed-in person', () => {
  it('carry the access token and the publishable key', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('{}'));
    await authenticatedFetch(url, { headers: { Accept: 'application/json' } });
    expect(headersOf(0).get('Authorization')).toBe('Bearer first-token');
    expect(headersOf(0).get('apikey')).toBe('test-key');
    expect(headersOf(0).get('Accept')).toBe('application/json');
  });

  it('refresh the session on a first 401 and try once more with the new token', async () => {
    vi.mocked(fetch)
      .mockResolvedValueOnce(new Response('', { status: 401 }))
      .mockResolvedValueOnce(new Response('{"ok":true}'));
    const response = await authenticatedFetch(url);
    expect(await response.json()).toEqual({ ok: true });
    expect(headersOf(1).get('Authorization')).toBe('Bearer second-token');
    expect(auth.refreshSession).toHaveBeenCalledOnce();
  });

  it('do not try a third time', async () => {
    vi.mocked(fetch).mockImplementation(async () => new Response('', { status: 401 }));
    expect((await authenticatedFetch(url)).status).toBe(401);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('answer the refusal when the session cannot be refreshed', async () => {
    auth.refreshSession.mockResolvedValue({ data: { session: null } });
    vi.mocked(fetch).mockResolvedValue(new Response('{"error":"unauthorized"}', { status: 401 }));
    const response = await authenticatedFetch(url);
    expect(await response.json()).toEqual({ error: 'unauthorized' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('end when nothing has arrived for 25 seconds', async () => {
    vi.useFakeTimers();
    vi.mocked(fetch).mockImplementation((_url, init) => untilAborted(init?.signal));
    const outcome = expect(authenticatedFetch(url)).rejects.toThrow('The server did not answer in time.');
    await vi.advanceTimersByTimeAsync(24_999);
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });

  it('may last longer than that as long as pieces keep arriving', async () => {
    vi.useFakeTimers();
    const { body, push, end } = openBody();
    vi.mocked(fetch).mockResolvedValue(new Response(body));
    const text = authenticatedFetch(url).then((response) => response.text());
    for (const piece of ['one ', 'two ', 'three']) {
      await vi.advanceTimersByTimeAsync(20_000);
      push(piece);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    end();
    expect(await text).toBe('one two three');
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  });

  it('leave no timer behind when the reader goes away', async () => {
    vi.useFakeTimers();
    vi.mocked(fetch).mockResolvedValue(new Response(openBody().body));
    const response = await authenticatedFetch(url);
    await response.body?.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('end when their caller gives up', async () => {
    const leaving = new AbortController();
    vi.mocked(fetch).mockImplementation((_url, init) => untilAborted(init?.signal));
    const outcome = expect(authenticatedFetch(url, { signal: leaving.signal })).rejects.toThrow('left');
    leaving.abort(new Error('left'));
    await outcome;
  });
});

describe('[R-API-08] what goes wrong', () => {
  it('an answer that is not ok is logged without its query and given to the caller, not thrown', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('no', { status: 500 }));
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
