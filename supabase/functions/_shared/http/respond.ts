import { AppError, type Refusal } from '#contracts/errors.ts';
import type { FileOutput } from '#contracts/file.ts';
import { corsHeaders } from './cors.ts';

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store' } });
}

/**
 * The body of D-17 with its status. What is not an AppError is `internal`, its text kept to the log. Where the refusal
 * knows when to come back, its value `retryAfter` becomes the header.
 */
export function refusal(error: unknown): Response {
  const known = error instanceof AppError ? error : new AppError('internal');
  const body: Refusal = { success: false, error: known.code, detail: known.message };
  const answer = json(body, known.status);
  if (known.values.retryAfter !== undefined)
    answer.headers.set('Retry-After', String(known.values.retryAfter));
  return answer;
}

/** A file to keep, sent while it is made. */
export function fileAnswer({ name, type, body }: FileOutput): Response {
  return new Response(body, {
    headers: {
      ...corsHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * Server-sent events. When the reader leaves, the iterator is closed and nothing else: the turn behind it goes on
 * (D-06). A failure of the iterator itself is given to `onError` and ends the stream.
 */
export function eventStream(
  events: AsyncIterable<{ event: string; data: unknown }>,
  onError: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let left = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (left) return;
        if (next.done) return controller.close();
        const { event, data } = next.value;
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      } catch (error) {
        onError(error);
        if (!left) controller.close();
      }
    },
    async cancel() {
      left = true;
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: {
      ...corsHeaders,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
