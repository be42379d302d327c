import { healthCheckFactors, timings } from '#lib/timings.ts';
import {
  type ChatState,
  type HealthReason,
  type Moment,
  type Step,
  step,
  withoutTimers,
  withTimer,
} from './chat-state.ts';

/** Asks the server to open the chat, unless that is running or was done a moment ago (R-CHAT-13). */
export function ensureUnlessRecent(state: ChatState, now: number): Step {
  return mayEnsure(state, now) ? startEnsure(state, now) : step(state);
}

/** Asks the server to open the chat, now or as soon as it may be asked again. */
export function ensureSoon(state: ChatState, now: number): Step {
  if (mayEnsure(state, now)) return startEnsure(state, now);
  const from = state.ensureLock === null ? state.ensuredAt : now;
  return step(withTimer(state, 'ensure', from + timings.ensureThrottle));
}

/** The response has come: the next ensure may begin. */
export function releaseEnsure(state: ChatState): ChatState {
  return withoutTimers({ ...state, ensureLock: null }, 'ensureWatchdog', 'ensureRelease');
}

/** Gives up an ensure that has run for `longest` without a response, and asks again (R-CHAT-14); null before that. */
export function breakEnsureLock(state: ChatState, now: number, longest: number): Step | null {
  if (state.ensureLock === null || now - state.ensureLock < longest) return null;
  return ensureSoon({ ...releaseEnsure(state), reconnecting: true }, now);
}

function mayEnsure({ ensureLock, ensuredAt }: ChatState, now: number): boolean {
  return ensureLock === null && now - ensuredAt >= timings.ensureThrottle;
}

function startEnsure(state: ChatState, now: number): Step {
  const locked = { ...withoutTimers(state, 'ensure'), ensureLock: now, ensuredAt: now };
  return step(withTimer(locked, 'ensureWatchdog', now + timings.ensureWatchdog), { type: 'ensure' });
}

/** The next check comes after the interval, plus or minus 6 % so that pages do not all ask at once (R-CHAT-26). */
export function scheduleHealthCheck(state: ChatState, { now, jitter }: Moment): ChatState {
  const delay = state.healthInterval * (1 + healthCheckFactors.jitter * jitter);
  return withTimer({ ...state, healthReason: 'timer' }, 'health', now + delay);
}

/** Brings the next check forward to `at`. */
export function checkHealthAt(state: ChatState, healthReason: HealthReason, at: number): ChatState {
  return withTimer({ ...state, healthReason }, 'health', at);
}

/** The server responded: it is asked less often. */
export function healthSucceeded(state: ChatState, moment: Moment): ChatState {
  const healthInterval = Math.min(state.healthInterval * healthCheckFactors.success, timings.healthCheckMax);
  return scheduleHealthCheck({ ...state, healthInterval, healthCheck: 'idle', reconnecting: false }, moment);
}

/** The server did not respond: it is asked again sooner. */
export function healthFailed(state: ChatState, moment: Moment): ChatState {
  const healthInterval = Math.max(state.healthInterval * healthCheckFactors.failure, timings.healthCheckMin);
  return scheduleHealthCheck({ ...state, healthInterval, healthCheck: 'idle', reconnecting: true }, moment);
}

/** A check is due: it is skipped while the page is hidden (R-CHAT-27); a chat that is not open is opened instead. */
export function healthCheckDue(state: ChatState, moment: Moment): Step {
  const { phase, visible } = state;
  const scheduled = scheduleHealthCheck(state, moment);
  if (!visible || phase.name === 'locked') return step(scheduled);
  if (phase.name === 'opening' || phase.name === 'refused') return ensureSoon(scheduled, moment.now);
  return checkHealth(scheduled, state.healthReason);
}

/** Asks the server now how the chat is, unless that is running. */
export function checkHealth(state: ChatState, reason: HealthReason): Step {
  const { chatId, healthCheck } = state;
  if (chatId === null || healthCheck !== 'idle') return step(state);
  return step({ ...state, healthCheck: 'running' }, { type: 'check-health', chatId, reason });
}
