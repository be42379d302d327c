import type { ErrorCode } from '#contracts/errors.ts';
import type { Tier } from '#contracts/fields.ts';
import type { ChatHealth, ChatSession } from '../api.ts';
import type { ChatState, HealthReason, TimerName } from './chat-state.ts';

/** What can happen to a chat on the screen. */
export type ChatEvent =
  | { type: 'opened' }
  /** Somebody has signed in while the chat was open. */
  | { type: 'signed-in' }
  /** The reader, or a send on an expired chat, asks for a fresh one. */
  | { type: 'reopened' }
  | { type: 'ensured'; session: ChatSession }
  | { type: 'ensure-refused'; code: ErrorCode }
  | { type: 'ensure-failed' }
  | { type: 'health-answered'; health: ChatHealth }
  /** The server knows no such chat (404). */
  | { type: 'chat-missing' }
  | { type: 'health-refused'; code: ErrorCode }
  | { type: 'health-failed' }
  | { type: 'visible' }
  | { type: 'hidden' }
  | { type: 'online' }
  | { type: 'turn-begun'; chatId: string; expiresAt: string | null; now: string }
  | { type: 'turn-taken-up' }
  /** The chat's row has changed on the server. */
  | { type: 'row-changed'; isSaved: boolean; expiresAt: string | null }
  | { type: 'favorite-changed' }
  /** The person's plan is a smaller one now; `fallback` is its countdown where the server tells none. */
  | { type: 'downgraded'; fallback: number }
  | { type: 'activated'; expiresAt: string | null }
  | { type: 'activation-failed' }
  | { type: 'usage-read'; tier: Tier; remaining: number | null }
  | { type: 'due'; timer: TimerName };

/** What the machine wants done. `end` clears what was said; `tell-downgrade` shows the toast of R-CHAT-30. */
export type ChatCommand =
  | { type: 'ensure' }
  | { type: 'check-health'; chatId: string; reason: HealthReason }
  | { type: 'activate'; chatId: string }
  | { type: 'read-messages' }
  | { type: 'read-usage' }
  | { type: 'end' }
  | { type: 'tell-downgrade' };

/** When an event happens; `jitter` is a random number from -1 to 1. */
export type Moment = { now: number; jitter: number };

export type Step = { state: ChatState; commands: ChatCommand[] };

/** A step that wants nothing done. */
export function stays(state: ChatState): Step {
  return { state, commands: [] };
}
