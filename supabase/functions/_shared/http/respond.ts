import { type Refusal, toAppError } from '#contracts/errors.ts';
import type { FileOutput } from '#contracts/file.ts';
import { corsHeaders } from './cors.ts';

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store' } });
}

/**
 * The body of D-17 with its status. What is not an AppError is `internal`, its text kept out of the response. The value
 * `retryAfter`, where a refusal has one, becomes the header.
 */
export function refusalResponse(error: unknown): Response {
  const { code, message, status, values } = toAppError(error);
  const body: Refusal = { success: false, error: code, detail: message };
  const response = json(body, status);
  if (values.retryAfter !== undefined) response.headers.set('Retry-After', String(values.retryAfter));
  return response;
}

/** A file to download, sent while it is made. */
export function fileResponse({ name, type, body }: FileOutput): Response {
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
 * Server-sent events. When the reader disconnects, only the iterator is closed: the turn behind it goes on (D-06). A
 * failure of the iterator itself is passed to `onError` and ends the stream.
 */
export function eventStream(
  events: AsyncIterable<{ event: string; data: unknown }>,
  onError: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let isCanceled = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (isCanceled) return;
        if (next.done) return controller.close();
        const { event, data } = next.value;
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      } catch (error) {
        onError(error);
        if (!isCanceled) controller.close();
      }
    },
    async cancel() {
      isCanceled = true;
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
