import type { ChatHealth, ChatSession } from '../../../../web/src/features/chat/api.ts';
import type { ChatCommand, ChatEvent } from '../../../../web/src/features/chat/machine/chat-event.ts';
import { ChatRunner, type Clock } from '../../../../web/src/features/chat/machine/chat-runner.ts';

const chatId = '30000000-0000-4000-8000-000000000001';

/** When the tests' clock starts. */
export const start = Date.parse('2026-11-21T10:00:00Z');

export const at = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A clock that stands still until a test moves it. */
class MovedClock implements Clock {
  time = start;
  #next = 0;
  readonly #timers = new Map<number, { at: number; run: () => void }>();

  readonly now = () => this.time;

  readonly setTimeout = (run: () => void, milliseconds: number): number => {
    this.#next += 1;
    this.#timers.set(this.#next, { at: this.time + milliseconds, run });
    return this.#next;
  };

  readonly clearTimeout = (timer: number | undefined): void => {
    if (timer !== undefined) this.#timers.delete(timer);
  };

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [first] = [...this.#timers]
        .filter(([, timer]) => timer.at <= end)
        .sort((a, b) => a[1].at - b[1].at);
      if (first === undefined) break;
      this.#timers.delete(first[0]);
      this.time = Math.max(this.time, first[1].at);
      first[1].run();
    }
    this.time = end;
  }
}

type ChatOptions = { random?: () => number; visible?: boolean };

/** A chat on the screen whose clock and whose server are in the test's hands. Commands are kept, not done. */
export class MovedChat {
  readonly clock = new MovedClock();
  readonly runner: ChatRunner;
  #commands: ChatCommand[] = [];

  constructor({ random = () => 0.5, visible = true }: ChatOptions = {}) {
    const perform = (command: ChatCommand) => {
      this.#commands.push(command);
      return Promise.resolve(null);
    };
    this.runner = new ChatRunner({ clock: this.clock, random, perform, visible });
    this.runner.start();
  }

  /** A chat that the server has opened. */
  static opened(session: Partial<ChatSession> = {}, options: ChatOptions = {}): MovedChat {
    const chat = new MovedChat(options);
    chat.on(chat.ensured(session));
    chat.commands();
    return chat;
  }

  get state() {
    return this.runner.state();
  }

  get phase() {
    return this.state.phase;
  }

  on(event: ChatEvent): this {
    this.runner.dispatch(event);
    return this;
  }

  pass(milliseconds: number): this {
    this.clock.pass(milliseconds);
    return this;
  }

  /** The kinds of commands since the last look. */
  commands(): string[] {
    const kinds = this.#commands.map(({ type }) => type);
    this.#commands = [];
    return kinds;
  }

  /** The commands since the last look. */
  wholeCommands(): ChatCommand[] {
    const commands = this.#commands;
    this.#commands = [];
    return commands;
  }

  /** What the server answers to an ensure now; an unsaved chat before its first message unless told otherwise. */
  ensured(session: Partial<ChatSession> = {}): ChatEvent {
    return {
      type: 'ensured',
      session: {
        chatId,
        isSaved: false,
        expiresAt: null,
        expired: false,
        created: false,
        runningTurnId: null,
        demoModel: false,
        now: at(this.clock.time),
        ...session,
      },
    };
  }

  /** What the server answers to a health check now. */
  healthy(health: Partial<ChatHealth> = {}): ChatEvent {
    return {
      type: 'health-answered',
      health: { isSaved: false, expiresAt: null, expired: false, now: at(this.clock.time), ...health },
    };
  }
}
