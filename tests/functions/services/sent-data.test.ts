import { describe, expect, test } from 'vitest';
import { sentData } from '../../../supabase/functions/_shared/services/sent-data.ts';

/** What a runtime lends to whoever brings no buffer. */
const RUNTIMES_BUFFER = 65_536;

/** A body of these bytes, a read each, that notes how large the buffers of its reader are and when it is canceled. */
function bodyOf(...parts: Uint8Array[]) {
  const seen = { buffers: new Set<number>(), isCanceled: false };
  const body = new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: RUNTIMES_BUFFER,
    pull(controller) {
      const view = controller.byobRequest?.view;
      const part = parts.shift();
      if (!view || part === undefined) {
        controller.close();
        controller.byobRequest?.respond(0);
        return;
      }
      seen.buffers.add(view.byteLength);
      new Uint8Array(view.buffer, view.byteOffset, view.byteLength).set(part);
      controller.byobRequest.respond(part.length);
    },
    cancel() {
      seen.isCanceled = true;
    },
  });
  return { body, seen };
}

const bytes = (text: string) => new TextEncoder().encode(text);

const going = new AbortController().signal;

async function all(body: ReadableStream<Uint8Array>) {
  const data: string[] = [];
  for await (const each of sentData(body, going)) data.push(each);
  return data;
}

describe('the data of server-sent events', () => {
  test('comes in order, whatever the reads cut', async () => {
    const [begin, end] = [bytes('data: Gr\u{fc}'), bytes('\u{df}e\n\ndata: [DONE]\n\n')];
    const { body } = bodyOf(
      bytes(': wait\n\ndata: one\n\ndata: two\n\n'),
      begin.subarray(0, -1),
      begin.subarray(-1),
      end,
    );
    expect(await all(body)).toEqual(['one', 'two', 'Gr\u{fc}\u{df}e', '[DONE]']);
  });

  test('[R-PROD-23] is read through one small buffer, not one of 64 kB a read', async () => {
    const { body, seen } = bodyOf(bytes('data: one\n\n'), bytes('data: two\n\n'), bytes('data: three\n\n'));
    expect(await all(body)).toHaveLength(3);
    expect([...seen.buffers]).toEqual([4_096]);
  });

  test('is not read on when nobody wants it', async () => {
    const { body, seen } = bodyOf(bytes('data: one\n\n'), bytes('data: two\n\n'));
    for await (const _ of sentData(body, going)) break;
    expect(seen.isCanceled).toBe(true);
  });

  test('[R-TURN-20] ends with its signal, also where the body knows nothing of it and says no more', async () => {
    const stop = new AbortController();
    let isCanceled = false;
    const body = new ReadableStream({
      type: 'bytes',
      start: (controller) => controller.enqueue(bytes('data: one\n\n')),
      cancel: () => {
        isCanceled = true;
      },
    });
    const data = sentData(body, stop.signal);
    expect(await data.next()).toEqual({ done: false, value: 'one' });
    const rest = data.next();
    stop.abort();
    expect(await rest).toEqual({ done: true, value: undefined });
    expect(isCanceled).toBe(true);
    expect(await sentData(bodyOf(bytes('data: late\n\n')).body, stop.signal).next()).toMatchObject({
      done: true,
    });
  });
});
