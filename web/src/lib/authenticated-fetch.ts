import { env } from './env.ts';
import { log } from './log.ts';
import { refreshSession } from './refresh-session.ts';
import { getSupabase } from './supabase.ts';
import { timings } from './timings.ts';

/** Puts `base` before `path`, with exactly one slash between them; a base of '/' stays relative (R-API-06). */
export function apiUrl(path: string, base: string = env.apiBase): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/**
 * Calls `url` as the signed-in person: bearer token and publishable key attached, ended when nothing has arrived
 * for 25 s, and on a first 401 the session is refreshed and the call repeated exactly once. Answers that are not
 * ok are only logged; the caller reads them (R-API-07, R-API-08). A body that streams may last as long as it
 * keeps talking (D-18.5).
 */
export async function authenticatedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const { auth } = await getSupabase();
  const first = await send(url, init, (await auth.getSession()).data.session?.access_token);
  if (first.status !== 401) return first;

  log.warn('session refused, refreshing it', { url: pathOf(url) });
  const refreshed = (await refreshSession())?.access_token;
  if (refreshed === undefined) return first;
  await first.body?.cancel();
  return send(url, init, refreshed);
}

async function send(url: string, init: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', env.supabaseKey);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);

  const silence = new SilenceTimer(() => log.warn('call timed out', { url: pathOf(url) }));
  const signal = init.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal;
  try {
    const response = await fetch(url, { ...init, headers, signal });
    if (!response.ok) log.warn('call not ok', { url: pathOf(url), status: response.status });
    if (response.body === null) {
      silence.stop();
      return response;
    }
    return new Response(silence.watch(response.body), response);
  } catch (error) {
    silence.stop();
    throw error;
  }
}

/** Aborts `signal` when nothing has arrived for `timings.fetchSilence`. */
class SilenceTimer {
  readonly #abort = new AbortController();
  readonly #onSilence: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onSilence: () => void) {
    this.#onSilence = onSilence;
    this.#restart();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The same body; every piece counts as a sign of life, and its end, failure or cancellation ends the watch. */
  watch(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
    const reader = body.getReader();
    this.#restart();
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await reader.read().catch((error: unknown) => {
          this.stop();
          throw error;
        });
        if (done) {
          this.stop();
          controller.close();
        } else {
          this.#restart();
          controller.enqueue(value);
        }
      },
      cancel: (reason) => {
        this.stop();
        return reader.cancel(reason);
      },
    });
  }

  #restart(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#onSilence();
      this.#abort.abort(
        new DOMException('The server did not answer in time. Please try again.', 'TimeoutError'),
      );
    }, timings.fetchSilence);
  }
}

/** Addresses are logged without their query, which may name a person's companion. */
function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}
