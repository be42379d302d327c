import { timings } from '#lib/timings.ts';
import { type ChatEvent, type Moment, type Step, stays } from './chat-event.ts';
import { type ChatState, type TimerName, withoutTimers, withTimer } from './chat-state.ts';
import { breakEnsureLock, needEnsure, releaseEnsure, requestEnsure } from './ensure-lock.ts';
import { checkHealth, healthDue, healthFailed, healthSucceeded, scheduleHealth } from './health-check.ts';
import { countsFallback, ends, standsAs } from './server-state.ts';

/** What the chat is after `event`, and what is to be done: the chat's one set of rules about time and connection. */
export function transition(state: ChatState, event: ChatEvent, moment: Moment): Step {
  const { now } = moment;
  switch (event.type) {
    case 'opened':
      return requestEnsure(scheduleHealth(state, moment), now);
    case 'signed-in':
      return stays(withTimer(state, 'signedIn', now + timings.ensureAfterSignIn));
    case 'reopened':
    case 'favorite-changed':
      return needEnsure(state, now);
    case 'ensured': {
      const { chatId, demoModel, runningTurnId, created } = event.session;
      const open: ChatState = {
        ...releaseEnsure(state),
        chatId,
        demoModel,
        runningTurnId,
        reconnecting: false,
      };
      const step = standsAs(open, event.session, now);
      return created ? { ...step, commands: [...step.commands, { type: 'read-messages' }] } : step;
    }
    case 'ensure-refused':
      return refused({ ...releaseEnsure(state), reconnecting: false }, event.code);
    case 'ensure-failed':
      return stays(healthFailed(releaseEnsure(state), moment));
    case 'health-answered': {
      const checked = healthSucceeded(state, moment);
      if (state.healthCheck === 'outdated' || state.phase === 'locked') return stays(checked);
      return event.health.expired ? ends(checked) : standsAs(checked, event.health, now);
    }
    case 'chat-missing':
      return needEnsure(healthSucceeded(state, moment), now);
    case 'health-refused':
      return refused(healthSucceeded(state, moment), event.code);
    case 'health-failed':
      return stays(healthFailed(state, moment));
    case 'visible':
      return stays(onVisible({ ...state, visible: true }, now));
    case 'hidden':
      return stays({ ...state, visible: false });
    case 'online':
      return stays(healthSoon(state, 'online', now + timings.healthAfterOnline));
    case 'turn-begun': {
      const healthCheck = state.healthCheck === 'idle' ? 'idle' : 'outdated';
      const begun: ChatState = { ...state, chatId: event.chatId, healthCheck, reconnecting: false };
      return standsAs(begun, { ...event, isSaved: event.expiresAt === null }, now);
    }
    case 'turn-taken-up':
      return stays({ ...state, runningTurnId: null });
    case 'row-changed':
      return state.chatId === null || state.phase === 'locked' ? stays(state) : standsAs(state, event, now);
    case 'downgraded':
      return onDowngrade({ ...state, fallback: event.fallback }, now);
    case 'activated': {
      const activated = withoutTimers(state, 'activationStuck');
      return event.expiresAt === null
        ? stays(activated)
        : standsAs(activated, { ...event, isSaved: false }, now);
    }
    case 'activation-failed':
      return state.timers.activationStuck === undefined ? stays(state) : stays(countsFallback(state, now));
    case 'usage-read': {
      const released = state.phase === 'locked' && (event.tier !== 'free' || event.remaining !== 0);
      return released ? needEnsure({ ...state, phase: 'opening' }, now) : stays(state);
    }
    case 'due':
      return due(withoutTimers(state, event.timer), event.timer, moment);
  }
}

function due(state: ChatState, timer: TimerName, moment: Moment): Step {
  const { now } = moment;
  switch (timer) {
    case 'signedIn':
      return requestEnsure(state, now);
    case 'ensure':
      return needEnsure(state, now);
    case 'ensureWatchdog':
      return (
        breakEnsureLock(state, now, timings.ensureRelease) ??
        stays(withTimer(state, 'ensureWatchdog', now + timings.ensureWatchdog))
      );
    case 'ensureRelease':
      return breakEnsureLock(state, now, timings.ensureReleaseAfterVisible) ?? stays(state);
    case 'health':
      return healthDue(state, moment);
    case 'expiry':
      return state.isFallback ? checkHealth({ ...state, isFallback: false }, 'expiry') : ends(state);
    case 'activate':
      return activate(state, now);
    case 'activationStuck':
      return stays(countsFallback(state, now));
  }
}

function refused(state: ChatState, code: NonNullable<ChatState['refusal']>): Step {
  if (code !== 'expired_lock') return stays({ ...state, phase: 'refused', refusal: code });
  const { commands, state: ended } = ends(state);
  return { state: { ...ended, phase: 'locked' }, commands: [...commands, { type: 'read-usage' }] };
}

function onVisible(state: ChatState, now: number): ChatState {
  const asked = healthSoon(state, 'visible', now + timings.healthAfterVisible);
  if (state.ensureLock === null) return asked;
  return withTimer(asked, 'ensureRelease', now + timings.ensureReleaseAfterVisible);
}

function healthSoon(state: ChatState, healthReason: 'visible' | 'online', at: number): ChatState {
  return withTimer({ ...state, healthReason }, 'health', at);
}

/** Whether the chat is still saved is asked at once; if no expiry has come a second later, its time is started. */
function onDowngrade(state: ChatState, now: number): Step {
  const step = checkHealth(withTimer(state, 'activate', now + timings.activateWithoutExpiry), 'downgrade');
  return { ...step, commands: [{ type: 'tell-downgrade' }, ...step.commands] };
}

function activate(state: ChatState, now: number): Step {
  const { phase, chatId, healthCheck } = state;
  const noExpiry = phase === 'temporary' || (phase === 'saved' && healthCheck !== 'idle');
  if (chatId === null || !noExpiry) return stays(state);
  return {
    state: withTimer(state, 'activationStuck', now + timings.mutationStuck),
    commands: [{ type: 'activate', chatId }],
  };
}
