/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Lets tasks run side by side one step at a time, in an order that a seed decides: whoever calls `turn` waits until all
 * others wait or have ended, and is then one of those that may be next.
 */
export class Interleaving {
  readonly #random: () => number;
  readonly #waiting: (() => void)[] = [];
  readonly #tasks: Promise<void>[] = [];
  #running = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  start(task: () => Promise<void>): void {
    this.#running += 1;
    this.#tasks.push(task().finally(() => this.#pause()));
  }

  async turn(): Promise<void> {
    const next = new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#pause();
    await next;
  }

  /** Resolves when every task has ended, those too that tasks have started. */
  async end(): Promise<void> {
    for (const task of this.#tasks) await task;
  }

  #pause(): void {
    this.#running -= 1;
    if (this.#running > 0 || this.#waiting.length === 0) return;
    const [next] = this.#waiting.splice(Math.floor(this.#random() * this.#waiting.length), 1);
    this.#running += 1;
    next?.();
  }
}
