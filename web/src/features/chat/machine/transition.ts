import type { ErrorCode } from '#contracts/errors.ts';
import { timings } from '#lib/timings.ts';
import { versionNewsAfter } from '../companion-version/version-news.ts';
import {
  type ChatEvent,
  type ChatState,
  type Moment,
  type Step,
  step,
  type TimerName,
  withoutTimers,
  withTimer,
} from './chat-state.ts';
import {
  breakEnsureLock,
  checkHealth,
  checkHealthAt,
  ensureSoon,
  ensureUnlessRecent,
  healthCheckDue,
  healthFailed,
  healthSucceeded,
  releaseEnsure,
  scheduleHealthCheck,
} from './connection.ts';
import { applyServerState, expire, isOver, startFallback } from './expiry.ts';

/** The state after `event`, and what is to be done: the one set of rules about a chat's time and connection. */
export function transition(state: ChatState, event: ChatEvent, moment: Moment): Step {
  const { now } = moment;
  const { phase } = state;
  switch (event.type) {
    case 'opened':
      return ensureUnlessRecent(scheduleHealthCheck(state, moment), now);
    case 'signed-in':
      return step(withTimer(state, 'signedIn', now + timings.ensureAfterSignIn));
    case 'reopened':
    case 'favorite-changed':
      return ensureSoon(state, now);
    case 'ensured': {
      const { chatId, demoModel, localModel, runningTurnId, version, created } = event.opening;
      const open: ChatState = {
        ...releaseEnsure(state),
        chatId,
        demoModel,
        localModel,
        runningTurnId,
        version,
        versionNews: versionNewsAfter(state.versionNews, version, event.opening.now),
        reconnecting: false,
      };
      const next = applyServerState(open, event.opening, now);
      return created ? step(next.state, ...next.commands, { type: 'reload-messages' }) : next;
    }
    case 'ensure-refused':
      return refuse({ ...releaseEnsure(state), reconnecting: false }, event.code);
    case 'ensure-failed':
      return step(healthFailed(releaseEnsure(state), moment));
    case 'health-checked': {
      const checked = healthSucceeded(state, moment);
      if (state.healthCheck === 'outdated' || phase.name === 'locked') return step(checked);
      return event.health.expired ? expire(checked) : applyServerState(checked, event.health, now);
    }
    case 'chat-missing':
      return ensureSoon(healthSucceeded(state, moment), now);
    case 'health-refused':
      return refuse(healthSucceeded(state, moment), event.code);
    case 'health-failed':
      return step(healthFailed(state, moment));
    case 'visible':
      return step(becomeVisible({ ...state, visible: true }, now));
    case 'hidden':
      return step({ ...state, visible: false });
    case 'online':
      return step(checkHealthAt(state, 'online', now + timings.healthAfterOnline));
    case 'turn-begun': {
      const healthCheck = state.healthCheck === 'idle' ? 'idle' : 'outdated';
      const begun: ChatState = { ...state, chatId: event.chatId, healthCheck, reconnecting: false };
      return applyServerState(begun, { ...event, isSaved: event.expiresAt === null }, now);
    }
    case 'turn-resumed':
      return step({ ...state, runningTurnId: null });
    case 'version-changed':
      return step({ ...state, version: event.version, versionNews: event.versionNews });
    case 'row-changed': {
      if (state.chatId === null || phase.name === 'locked') return step(state);
      // It may come late, from before the chat was opened again: the server knows.
      return isOver(state, event, now) ? checkHealth(state, 'expiry') : applyServerState(state, event, now);
    }
    case 'downgraded':
      return downgrade({ ...state, fallback: event.fallback }, now);
    case 'activated': {
      const activated = withoutTimers(state, 'activationStuck');
      if (event.expiresAt === null) return step(activated);
      return applyServerState(activated, { ...event, isSaved: false }, now);
    }
    case 'activation-failed':
      return step(state.timers.activationStuck === undefined ? state : startFallback(state, now));
    case 'usage-loaded': {
      const isReleased = phase.name === 'locked' && (event.tier !== 'free' || event.remaining !== 0);
      return isReleased ? ensureSoon({ ...state, phase: { name: 'opening' } }, now) : step(state);
    }
    case 'timer-due':
      return handleTimer(withoutTimers(state, event.timer), event.timer, moment);
  }
}

function handleTimer(state: ChatState, timer: TimerName, moment: Moment): Step {
  const { now } = moment;
  const { phase } = state;
  switch (timer) {
    case 'signedIn':
      return ensureUnlessRecent(state, now);
    case 'ensure':
      return ensureSoon(state, now);
    case 'ensureWatchdog':
      return (
        breakEnsureLock(state, now, timings.ensureRelease) ??
        step(withTimer(state, 'ensureWatchdog', now + timings.ensureWatchdog))
      );
    case 'ensureRelease':
      return breakEnsureLock(state, now, timings.ensureReleaseAfterVisible) ?? step(state);
    case 'health':
      return healthCheckDue(state, moment);
    case 'expiry':
      if (phase.name !== 'counting' || !phase.isFallback) return expire(state);
      return checkHealth({ ...state, phase: { ...phase, isFallback: false } }, 'expiry');
    case 'activate':
      return activate(state, now);
    case 'activationStuck':
      return step(startFallback(state, now));
  }
}

function refuse(state: ChatState, code: ErrorCode): Step {
  if (code !== 'expired_lock') return step({ ...state, phase: { name: 'refused', code } });
  const { state: expired, commands } = expire(state);
  return step({ ...expired, phase: { name: 'locked' } }, ...commands, { type: 'reload-usage' });
}

function becomeVisible(state: ChatState, now: number): ChatState {
  const checked = checkHealthAt(state, 'visible', now + timings.healthAfterVisible);
  if (state.ensureLock === null) return checked;
  return withTimer(checked, 'ensureRelease', now + timings.ensureReleaseAfterVisible);
}

/** Asks at once whether the chat is still saved; if no expiry has come a second later, its time is started. */
function downgrade(state: ChatState, now: number): Step {
  const next = checkHealth(withTimer(state, 'activate', now + timings.activateWithoutExpiry), 'downgrade');
  return step(next.state, { type: 'notify-downgrade' }, ...next.commands);
}

function activate(state: ChatState, now: number): Step {
  const { phase, chatId, healthCheck } = state;
  const hasNoEnd = phase.name === 'temporary' || (phase.name === 'saved' && healthCheck !== 'idle');
  if (chatId === null || !hasNoEnd) return step(state);
  return step(withTimer(state, 'activationStuck', now + timings.mutationStuck), { type: 'activate', chatId });
}
