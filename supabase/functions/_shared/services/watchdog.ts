/** Aborts when the person stops or when nothing was received for the set time. */
export class Watchdog {
  readonly #abort = new AbortController();
  readonly #outer: AbortSignal;
  #timer: ReturnType<typeof setTimeout> | undefined;
  timedOut = false;

  constructor(outer: AbortSignal, firstMs: number) {
    this.#outer = outer;
    if (outer.aborted) this.#abort.abort();
    outer.addEventListener('abort', this.#stopped);
    this.restart(firstMs);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  restart(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.timedOut = true;
      this.#abort.abort();
    }, ms);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#outer.removeEventListener('abort', this.#stopped);
    this.#abort.abort();
  }

  readonly #stopped = () => this.#abort.abort();
}
