import type { ChatCommand, ChatEvent } from './chat-event.ts';
import { type ChatState, newChatState, type TimerName } from './chat-state.ts';
import { transition } from './transition.ts';

/** Time as the runner sees it; tests move one of their own. */
export type Clock = {
  now: () => number;
  setTimeout: (run: () => void, milliseconds: number) => number;
  clearTimeout: (timer: number | undefined) => void;
};

/** Does a command; what it answers is the event that follows, if any. It never throws. */
export type Perform = (command: ChatCommand) => Promise<ChatEvent | null>;

type RunnerParts = { clock: Clock; random: () => number; perform: Perform; visible: boolean };

/** Browsers end a longer wait at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Runs the chat machine: hands it events and due timers, does its commands, tells whoever looks on. */
export class ChatRunner {
  #state: ChatState;
  #isRunning = false;
  #timer: number | undefined;
  readonly #parts: RunnerParts;
  readonly #listeners = new Set<() => void>();

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#state = newChatState(parts.visible);
  }

  readonly state = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The chat comes onto the screen. */
  start(): void {
    this.#isRunning = true;
    this.dispatch({ type: 'opened' });
  }

  /** The chat leaves the screen: nothing happens to it here any more. */
  stop(): void {
    this.#isRunning = false;
    this.#parts.clock.clearTimeout(this.#timer);
    this.#tell();
  }

  dispatch(event: ChatEvent): void {
    if (!this.#isRunning) return;
    const { clock, random } = this.#parts;
    const before = this.#state;
    const { state, commands } = transition(before, event, { now: clock.now(), jitter: random() * 2 - 1 });
    this.#state = state;
    this.#waitForNext();
    for (const command of commands) void this.#perform(command);
    if (state !== before) this.#tell();
  }

  /** Opens the chat afresh and resolves when the server has answered, whatever it said. */
  async reopen(): Promise<void> {
    const { ensuredAt } = this.#state;
    this.dispatch({ type: 'reopened' });
    await new Promise<void>((resolve) => {
      const look = () => {
        const { ensureLock, ensuredAt: latest } = this.#state;
        if (this.#isRunning && (ensureLock !== null || latest === ensuredAt)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(look);
      look();
    });
  }

  async #perform(command: ChatCommand): Promise<void> {
    const event = await this.#parts.perform(command);
    if (event !== null) this.dispatch(event);
  }

  #waitForNext(): void {
    const { clock } = this.#parts;
    clock.clearTimeout(this.#timer);
    const moments = Object.values(this.#state.timers);
    if (moments.length === 0) return;
    const wait = Math.max(0, Math.min(...moments) - clock.now());
    this.#timer = clock.setTimeout(() => this.#fire(), Math.min(wait, LONGEST_WAIT));
  }

  #fire(): void {
    const now = this.#parts.clock.now();
    const names = Object.keys(this.#state.timers) as TimerName[];
    for (const timer of names) {
      // What one timer does may take another one away.
      if ((this.#state.timers[timer] ?? Number.POSITIVE_INFINITY) <= now)
        this.dispatch({ type: 'due', timer });
    }
    this.#waitForNext();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
