import type { ChatHealth, ChatOpening } from '../../../../web/src/features/chat/api.ts';
import {
  type ChatCommand,
  type ChatEvent,
  type ChatState,
  newChatState,
  type TimerName,
} from '../../../../web/src/features/chat/machine/chat-state.ts';
import { transition } from '../../../../web/src/features/chat/machine/transition.ts';

const chatId = '30000000-0000-4000-8000-000000000001';

/** When a simulation starts. */
export const start = Date.parse('2026-11-21T10:00:00Z');

export const at = (milliseconds: number) => new Date(milliseconds).toISOString();

type ChatOptions = { jitter?: number; visible?: boolean };

/** A chat on the screen whose time and server are simulated: timers run when time passes, commands are recorded. */
export class SimulatedChat {
  state: ChatState;
  now = start;
  readonly #jitter: number;
  #commands: ChatCommand[] = [];

  constructor({ jitter = 0, visible = true }: ChatOptions = {}) {
    this.#jitter = jitter;
    this.state = newChatState(visible);
    this.on({ type: 'opened' });
  }

  /** A chat that the server has opened. */
  static opened(opening: Partial<ChatOpening> = {}, options: ChatOptions = {}): SimulatedChat {
    const chat = new SimulatedChat(options);
    chat.on(chat.ensured(opening));
    chat.commands();
    return chat;
  }

  get phase() {
    return this.state.phase.name;
  }

  on(event: ChatEvent): this {
    const { state, commands } = transition(this.state, event, { now: this.now, jitter: this.#jitter });
    this.state = state;
    this.#commands.push(...commands);
    return this;
  }

  /** Lets time pass; every timer runs at its moment. */
  pass(milliseconds: number): this {
    const end = this.now + milliseconds;
    for (;;) {
      const timers = Object.entries(this.state.timers) as [TimerName, number][];
      const [next] = timers.filter(([, due]) => due <= end).sort((a, b) => a[1] - b[1]);
      if (next === undefined) break;
      this.now = Math.max(this.now, next[1]);
      this.on({ type: 'timer-due', timer: next[0] });
    }
    this.now = end;
    return this;
  }

  /** The types of the commands since the last call. */
  commands(): string[] {
    return this.wholeCommands().map(({ type }) => type);
  }

  /** The commands since the last call. */
  wholeCommands(): ChatCommand[] {
    const commands = this.#commands;
    this.#commands = [];
    return commands;
  }

  /** The server's response to an ensure now; by default an unsaved chat before its first message. */
  ensured(opening: Partial<ChatOpening> = {}): ChatEvent {
    return {
      type: 'ensured',
      opening: {
        chatId,
        isSaved: false,
        expiresAt: null,
        expired: false,
        created: false,
        runningTurnId: null,
        demoModel: false,
        localModel: null,
        version: null,
        now: at(this.now),
        ...opening,
      },
    };
  }

  /** The server's response to a health check now. */
  healthy(health: Partial<ChatHealth> = {}): ChatEvent {
    return {
      type: 'health-checked',
      health: { isSaved: false, expiresAt: null, expired: false, now: at(this.now), ...health },
    };
  }
}
