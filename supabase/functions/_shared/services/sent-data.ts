import { createParser } from 'eventsource-parser';

/** More than a piece of a reply. */
const READ_BYTES = 4_096;

/**
 * The data of server-sent events, one after the other, read through one small buffer. Without it every read would take
 * a buffer of 64 kB from the runtime, and a thousand replies that come word by word would hold hundreds of megabytes of
 * them (R-PROD-23). Ends when `signal` aborts; throws what reading throws.
 */
export async function* sentData(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const received: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => received.push(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader({ mode: 'byob' });
  const hangUp = () => reader.cancel().catch(() => undefined);
  // The signal that fetch was given does not always end such a read: Deno may have collected what it holds of it.
  signal.addEventListener('abort', hangUp);
  let buffer = new ArrayBuffer(READ_BYTES);
  try {
    while (!signal.aborted) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) return;
      buffer = value.buffer;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* received.splice(0);
    }
  } finally {
    signal.removeEventListener('abort', hangUp);
    // Whoever reads no further hangs up.
    await hangUp();
  }
}
