import { type Step, stays } from './chat-event.ts';
import { type ChatState, withoutTimers, withTimer } from './chat-state.ts';

/** What the server says of a chat's time; `now` is its own clock, where it tells it. */
type Standing = { isSaved: boolean; expiresAt: string | null; now?: string };

/**
 * Takes over how the chat stands on the server, whose word counts. Its clock counts too: the moment of the end is
 * shifted to the page's own clock, which may be wrong (D-05).
 */
export function standsAs(
  state: ChatState,
  { isSaved, expiresAt, now: serverNow }: Standing,
  now: number,
): Step {
  const clockSkew = serverNow === undefined ? state.clockSkew : now - Date.parse(serverNow);
  const known = withoutTimers({ ...state, clockSkew, refusal: null }, 'expiry');
  if (isSaved) return stays({ ...known, phase: 'saved', expiresAt: null, isFallback: false });
  if (expiresAt !== null) {
    const end = Date.parse(expiresAt) + clockSkew;
    if (end <= now) return ends(known);
    const counting: ChatState = { ...known, phase: 'counting', expiresAt: end, isFallback: false };
    return stays(withTimer(counting, 'expiry', end));
  }
  if (state.isFallback) return stays(state);
  return stays({ ...known, phase: 'temporary', expiresAt: null });
}

/** The chat's time is over: what was said is cleared, once (R-CHAT-17). */
export function ends(state: ChatState): Step {
  const ended: ChatState = {
    ...withoutTimers(state, 'expiry', 'activate'),
    phase: 'expired',
    expiresAt: null,
  };
  return {
    state: { ...ended, isFallback: false },
    commands: state.phase === 'expired' ? [] : [{ type: 'end' }],
  };
}

/** Nobody tells when the chat ends: the plan's fallback is counted down, and then the server asked (R-CHAT-31). */
export function countsFallback(state: ChatState, now: number): ChatState {
  const end = now + state.fallback;
  const counting: ChatState = { ...state, phase: 'counting', expiresAt: end, isFallback: true };
  return withTimer(withoutTimers(counting, 'activationStuck'), 'expiry', end);
}
