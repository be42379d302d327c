import type { TurnEvent } from '../../../supabase/functions/_shared/turns/turn-events.ts';
import { type Call, stream } from './call.ts';

/** A page that reads a streamed reply: what it got, and a way to disconnect. */
export class Reader {
  readonly events: TurnEvent[] = [];
  /** Resolves when the answer has ended or the reader has disconnected. */
  readonly over: Promise<void>;
  readonly #abort = new AbortController();
  readonly #waiting: { met: () => boolean; resolve: () => void }[] = [];
  #ended = false;

  constructor(name: 'chat-send' | 'chat-turn', call: Call) {
    this.over = this.#read(name, call).finally(() => {
      this.#ended = true;
      this.#wake();
    });
  }

  async #read(name: string, call: Call) {
    try {
      for await (const event of stream(name, { ...call, signal: this.#abort.signal })) {
        this.events.push(event);
        this.#wake();
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error;
    }
  }

  #wake() {
    for (const { met, resolve } of this.#waiting) if (this.#ended || met()) resolve();
  }

  /** Resolves when `met` holds for what was read, or nothing more will come. */
  async until(met: () => boolean): Promise<void> {
    if (this.#ended || met()) return;
    await new Promise<void>((resolve) => this.#waiting.push({ met, resolve }));
  }

  /** Closes the connection, as a closed tab does. */
  async disconnect(): Promise<void> {
    this.#abort.abort();
    await this.over;
  }

  get turnId(): string | undefined {
    const start = this.events.find(({ event }) => event === 'turn');
    return start?.event === 'turn' ? start.data.turnId : undefined;
  }

  get pieces(): { text: string; at: number }[] {
    return this.events.flatMap((event) => (event.event === 'delta' ? [event.data] : []));
  }

  /** The words in the order they came. Fails when a piece does not begin where the last one ended. */
  get text(): string {
    const [first] = this.pieces;
    let end = first?.at ?? 0;
    for (const { text, at } of this.pieces) {
      if (at !== end) throw new Error(`A piece begins at ${at}, the one before it ended at ${end}`);
      end = at + text.length;
    }
    return this.pieces.map(({ text }) => text).join('');
  }

  get last(): TurnEvent | undefined {
    return this.events.at(-1);
  }
}
