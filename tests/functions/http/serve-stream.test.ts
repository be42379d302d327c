import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../../../supabase/functions/_shared/http/serve.ts';
import { ask, type Greeting, greet, request, runtime } from './greet.ts';

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

describe('a streamed response', () => {
  type Word = { event: 'word'; data: { text: string } };
  const word = (text: string): Word => ({ event: 'word', data: { text } });
  const streams =
    (events: () => AsyncGenerator<Word>): Greeting =>
    async () => ({ stream: events() });

  test('[R-TURN-18] consists of server-sent events', async () => {
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
  ])('[R-TURN-18] is requested with Accept: %s: %s', async (accept, expected) => {
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

  test('ends when it fails, with the failure in the log only', async () => {
    const { text } = await ask(
      streams(async function* () {
        yield word('one');
        throw new Error('password of the database');
      }),
    );
    expect(text).toBe('event: word\ndata: {"text":"one"}\n\n');
    expect(logged.mock.calls[0]?.[0]).toContain('stream_failed');
  });

  test('[R-TURN-19] is closed without an error when the reader disconnects', async () => {
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
    const response = await serve(greet, handler, runtime).fetch(await request('POST', {}, { name: 'Ann' }));
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
