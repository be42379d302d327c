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
 * Fetches `url` as the signed-in user, with bearer token and publishable key. Aborts when no data has arrived for 25 s;
 * on a first 401 it refreshes the session and repeats the request exactly once. Responses that are not ok are only
 * logged; the caller reads them (R-API-07, R-API-08). A streamed body may last as long as data arrives (D-18.5).
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

  const idle = new IdleTimeout(() => log.warn('call timed out', { url: pathOf(url) }));
  const signal = init.signal ? AbortSignal.any([init.signal, idle.signal]) : idle.signal;
  try {
    const response = await fetch(url, { ...init, headers, signal });
    if (!response.ok) log.warn('call not ok', { url: pathOf(url), status: response.status });
    if (response.body === null) {
      idle.stop();
      return response;
    }
    return new Response(idle.watch(response.body), response);
  } catch (error) {
    idle.stop();
    throw error;
  }
}

/** Aborts `signal` when no data has arrived for `timings.fetchSilence`. */
class IdleTimeout {
  readonly #abort = new AbortController();
  readonly #onTimeout: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onTimeout: () => void) {
    this.#onTimeout = onTimeout;
    this.#restart();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Returns the same body; each chunk restarts the timeout, and the end, failure or cancellation of the body stops it.
   */
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
      this.#onTimeout();
      this.#abort.abort(
        new DOMException('The server did not answer in time. Please try again.', 'TimeoutError'),
      );
    }, timings.fetchSilence);
  }
}

/** Addresses are logged without their query, which may name a user's companion. */
function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}
