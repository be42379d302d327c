import { timings } from '#lib/timings.ts';
import { type Step, stays } from './chat-event.ts';
import { type ChatState, withoutTimers, withTimer } from './chat-state.ts';

/** Asks the server to open the chat, unless that is under way or was done a moment ago (R-CHAT-13). */
export function requestEnsure(state: ChatState, now: number): Step {
  return mayEnsure(state, now) ? startEnsure(state, now) : stays(state);
}

/** As `requestEnsure`, but what cannot be asked now is asked as soon as it may be. */
export function needEnsure(state: ChatState, now: number): Step {
  if (mayEnsure(state, now)) return startEnsure(state, now);
  const from = state.ensureLock === null ? state.ensuredAt : now;
  return stays(withTimer(state, 'ensure', from + timings.ensureThrottle));
}

/** The answer is there: the next ensure may begin. */
export function releaseEnsure(state: ChatState): ChatState {
  return withoutTimers({ ...state, ensureLock: null }, 'ensureWatchdog', 'ensureRelease');
}

/** A lock held for `longest` without an answer is given up, and the server asked again (R-CHAT-14). */
export function breakEnsureLock(state: ChatState, now: number, longest: number): Step | null {
  if (state.ensureLock === null || now - state.ensureLock < longest) return null;
  return needEnsure({ ...releaseEnsure(state), reconnecting: true }, now);
}

function mayEnsure({ ensureLock, ensuredAt }: ChatState, now: number): boolean {
  return ensureLock === null && now - ensuredAt >= timings.ensureThrottle;
}

function startEnsure(state: ChatState, now: number): Step {
  const locked = { ...withoutTimers(state, 'ensure'), ensureLock: now, ensuredAt: now };
  return {
    state: withTimer(locked, 'ensureWatchdog', now + timings.ensureWatchdog),
    commands: [{ type: 'ensure' }],
  };
}
