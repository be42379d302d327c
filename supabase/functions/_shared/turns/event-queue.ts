/**
 * Events from a producer that never waits to one reader that may leave. Whatever is pushed before the reader comes is
 * kept; after the reader has left, pushing does nothing.
 */
export class EventQueue<T> implements AsyncIterable<T> {
  readonly #waiting: T[] = [];
  #wake: (() => void) | undefined;
  #closed = false;

  push(event: T) {
    if (this.#closed) return;
    this.#waiting.push(event);
    this.#wake?.();
  }

  close() {
    this.#closed = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    try {
      for (;;) {
        const next = this.#waiting.shift();
        if (next !== undefined) yield next;
        else if (this.#closed) return;
        else {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
        }
      }
    } finally {
      this.#closed = true;
      this.#waiting.length = 0;
    }
  }
}
