import { healthCheckFactors, timings } from '#lib/timings.ts';
import { type Moment, type Step, stays } from './chat-event.ts';
import { type ChatState, type HealthReason, withTimer } from './chat-state.ts';
import { needEnsure } from './ensure-lock.ts';

/** The next check comes after the interval, give or take 6 % so that pages do not ask all at once (R-CHAT-26). */
export function scheduleHealth(state: ChatState, { now, jitter }: Moment): ChatState {
  const wait = state.healthInterval * (1 + healthCheckFactors.jitter * jitter);
  return withTimer({ ...state, healthReason: 'timer' }, 'health', now + wait);
}

/** Answered: the server is there, and is asked less often. */
export function healthSucceeded(state: ChatState, moment: Moment): ChatState {
  const healthInterval = Math.min(state.healthInterval * healthCheckFactors.success, timings.healthCheckMax);
  return scheduleHealth({ ...state, healthInterval, healthCheck: 'idle', reconnecting: false }, moment);
}

/** Not answered: it is asked again sooner. */
export function healthFailed(state: ChatState, moment: Moment): ChatState {
  const healthInterval = Math.max(state.healthInterval * healthCheckFactors.failure, timings.healthCheckMin);
  return scheduleHealth({ ...state, healthInterval, healthCheck: 'idle', reconnecting: true }, moment);
}

/** The moment of a check has come: it is skipped while nobody looks (R-CHAT-27); a chat that is not open is opened. */
export function healthDue(state: ChatState, moment: Moment): Step {
  const { phase, visible } = state;
  if (!visible || phase === 'locked') return stays(scheduleHealth(state, moment));
  if (phase === 'opening' || phase === 'refused')
    return needEnsure(scheduleHealth(state, moment), moment.now);
  return checkHealth(scheduleHealth(state, moment), state.healthReason);
}

/** Asks now how the chat stands, unless that is under way. */
export function checkHealth(state: ChatState, reason: HealthReason): Step {
  const { chatId, healthCheck } = state;
  if (chatId === null || healthCheck !== 'idle') return stays(state);
  return {
    state: { ...state, healthCheck: 'running' },
    commands: [{ type: 'check-health', chatId, reason }],
  };
}
