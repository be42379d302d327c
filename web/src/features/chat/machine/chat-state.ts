import type { ErrorCode } from '#contracts/errors.ts';
import { timings } from '#lib/timings.ts';

/**
 * How the chat stands (seed 1 §4, D-05). opening: the server has not answered yet; temporary: unsaved, without an expiry
 * until its first message; counting: its time runs; saved: a favorite, never ends; expired: its time is over; locked:
 * expired_lock; refused: the server did not open it for another reason.
 */
export type ChatPhase = 'opening' | 'temporary' | 'counting' | 'saved' | 'expired' | 'locked' | 'refused';

/** What the machine waits for; each name has at most one moment. */
export type TimerName =
  | 'signedIn'
  | 'ensure'
  | 'ensureWatchdog'
  | 'ensureRelease'
  | 'health'
  | 'expiry'
  | 'activate'
  | 'activationStuck';

/** Why the server is asked how the chat stands. */
export type HealthReason = 'timer' | 'visible' | 'online' | 'downgrade' | 'expiry';

/** All moments are milliseconds of the page's clock. */
export type ChatState = {
  phase: ChatPhase;
  chatId: string | null;
  /** When the chat ends; null while it does not. */
  expiresAt: number | null;
  /** The server never told `expiresAt`: it is the plan's fallback after a downgrade (R-CHAT-31). */
  isFallback: boolean;
  /** How far the page's clock is ahead of the server's. */
  clockSkew: number;
  demoModel: boolean;
  /** A reply that was being written when the chat was opened, until somebody takes it up. */
  runningTurnId: string | null;
  /** Why the chat was refused. */
  refusal: ErrorCode | null;
  /** The server was not reached the last time it was asked (R-CHAT-28). */
  reconnecting: boolean;
  visible: boolean;
  /** When the ensure under way began; null when none is (R-CHAT-14). */
  ensureLock: number | null;
  /** When an ensure last began (R-CHAT-13). */
  ensuredAt: number;
  healthInterval: number;
  healthReason: HealthReason;
  /** outdated: something newer than the answer to come is known already. */
  healthCheck: 'idle' | 'running' | 'outdated';
  /** The plan's fallback for a chat whose expiry nobody tells, in milliseconds. */
  fallback: number;
  timers: Partial<Record<TimerName, number>>;
};

/** A chat that has just come onto the screen. */
export function newChatState(visible: boolean): ChatState {
  return {
    phase: 'opening',
    chatId: null,
    expiresAt: null,
    isFallback: false,
    clockSkew: 0,
    demoModel: false,
    runningTurnId: null,
    refusal: null,
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

/** The state with a timer set. */
export function withTimer(state: ChatState, name: TimerName, at: number): ChatState {
  return { ...state, timers: { ...state.timers, [name]: at } };
}

/** The state without these timers. */
export function withoutTimers(state: ChatState, ...names: TimerName[]): ChatState {
  const timers = { ...state.timers };
  for (const name of names) delete timers[name];
  return { ...state, timers };
}
