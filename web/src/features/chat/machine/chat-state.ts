import type { ChatVersionState } from '#contracts/chat-version.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { Tier } from '#contracts/fields.ts';
import { timings } from '#lib/timings.ts';
import type { ChatHealth, ChatOpening } from '../api.ts';
import type { VersionNews } from '../companion-version/version-news.ts';

/** Where a chat is in its life (seed 1 §4, D-05). Moments are milliseconds of the page's clock. */
export type ChatPhase =
  /** The server has not responded yet. */
  | { name: 'opening' }
  /** Not saved, without an end until its first message. */
  | { name: 'temporary' }
  /**
   * Not saved, and it ends at `expiresAt`. A fallback is the plan's own time, because the server named none
   * (R-CHAT-31).
   */
  | { name: 'counting'; expiresAt: number; isFallback: boolean }
  /** A favorite: it never ends. */
  | { name: 'saved' }
  | { name: 'expired' }
  /** Refused with `expired_lock`. */
  | { name: 'locked' }
  /** Not opened for another reason. */
  | { name: 'refused'; code: ErrorCode };

/** What a chat waits for; each name has at most one moment. */
export type TimerName =
  | 'signedIn'
  | 'ensure'
  | 'ensureWatchdog'
  | 'ensureRelease'
  | 'health'
  | 'expiry'
  | 'activate'
  | 'activationStuck';

/** Why the server is asked how the chat is. */
export type HealthReason = 'timer' | 'visible' | 'online' | 'downgrade' | 'expiry';

/** A chat on the screen: its phase, its connection to the server, and what it waits for. */
export type ChatState = {
  phase: ChatPhase;
  chatId: string | null;
  /** How far the page's clock is ahead of the server's, in milliseconds. */
  clockSkew: number;
  demoModel: boolean;
  /** The model of the developer's machine that replies; null elsewhere (R-FIRST-10). */
  localModel: string | null;
  /** A reply that was being written when the chat was opened, until this page follows it. */
  runningTurnId: string | null;
  /** The version of the companion that speaks; null until something is said (D-27). */
  version: ChatVersionState | null;
  versionNews: VersionNews | null;
  /** The server was not reached the last time it was asked (R-CHAT-28). */
  reconnecting: boolean;
  visible: boolean;
  /** When the running ensure began; null when none is running (R-CHAT-14). */
  ensureLock: number | null;
  /** When an ensure last began (R-CHAT-13). */
  ensuredAt: number;
  healthInterval: number;
  healthReason: HealthReason;
  /** outdated: something newer than the expected response is known already. */
  healthCheck: 'idle' | 'running' | 'outdated';
  /** The plan's time for a chat whose expiry the server does not name, in milliseconds. */
  fallback: number;
  timers: Partial<Record<TimerName, number>>;
};

/** What can happen to a chat on the screen. */
export type ChatEvent =
  | { type: 'opened' }
  /** Somebody signed in while the chat was open. */
  | { type: 'signed-in' }
  /** The reader, or a message to an expired chat, asks for a new one. */
  | { type: 'reopened' }
  | { type: 'ensured'; opening: ChatOpening }
  | { type: 'ensure-refused'; code: ErrorCode }
  | { type: 'ensure-failed' }
  | { type: 'health-checked'; health: ChatHealth }
  /** The server knows no such chat (404). */
  | { type: 'chat-missing' }
  | { type: 'health-refused'; code: ErrorCode }
  | { type: 'health-failed' }
  | { type: 'visible' }
  | { type: 'hidden' }
  | { type: 'online' }
  | { type: 'turn-begun'; chatId: string; expiresAt: string | null; now: string }
  | { type: 'turn-resumed' }
  /** The person has taken, kept or gone back to a version. */
  | { type: 'version-changed'; version: ChatVersionState | null; versionNews: VersionNews | null }
  /** The chat's row changed on the server. */
  | { type: 'row-changed'; isSaved: boolean; expiresAt: string | null }
  | { type: 'favorite-changed' }
  /** The person's plan is a smaller one now; `fallback` is its time for a chat without an expiry. */
  | { type: 'downgraded'; fallback: number }
  | { type: 'activated'; expiresAt: string | null }
  | { type: 'activation-failed' }
  | { type: 'usage-loaded'; tier: Tier; remaining: number | null }
  | { type: 'timer-due'; timer: TimerName };

/** What is to be done. `clear` removes the messages from the page; `notify-downgrade` shows the toast of R-CHAT-30. */
export type ChatCommand =
  | { type: 'ensure' }
  | { type: 'check-health'; chatId: string; reason: HealthReason }
  | { type: 'activate'; chatId: string }
  | { type: 'reload-messages' }
  | { type: 'reload-usage' }
  | { type: 'clear' }
  | { type: 'notify-downgrade' };

/** When an event happens; `jitter` is a random number from -1 to 1. */
export type Moment = { now: number; jitter: number };

/** The state after an event, and what is to be done. */
export type Step = { state: ChatState; commands: ChatCommand[] };

export function step(state: ChatState, ...commands: ChatCommand[]): Step {
  return { state, commands };
}

/** A chat that has just come onto the screen. */
export function newChatState(visible: boolean): ChatState {
  return {
    phase: { name: 'opening' },
    chatId: null,
    clockSkew: 0,
    demoModel: false,
    localModel: null,
    runningTurnId: null,
    version: null,
    versionNews: null,
    reconnecting: false,
    visible,
    ensureLock: null,
    ensuredAt: Number.NEGATIVE_INFINITY,
    healthInterval: timings.healthCheck,
    healthReason: 'timer',
    healthCheck: 'idle',
    fallback: 0,
    timers: {},
  };
}

export function withTimer(state: ChatState, name: TimerName, at: number): ChatState {
  return { ...state, timers: { ...state.timers, [name]: at } };
}

export function withoutTimers(state: ChatState, ...names: TimerName[]): ChatState {
  const timers = { ...state.timers };
  for (const name of names) delete timers[name];
  return { ...state, timers };
}
