import { type ChatState, type Step, step, withoutTimers, withTimer } from './chat-state.ts';

/** What the server says about a chat's end; `now` is its own clock, where it sends it. */
type ServerState = { isSaved: boolean; expiresAt: string | null; now?: string };

/**
 * Takes over the server's state, which wins over the page's. Its clock wins too: the moment of the end is shifted to
 * the page's clock, which may be wrong (D-05).
 */
export function applyServerState(
  state: ChatState,
  { isSaved, expiresAt, now: serverNow }: ServerState,
  now: number,
): Step {
  const clockSkew = serverNow === undefined ? state.clockSkew : now - Date.parse(serverNow);
  const known = withoutTimers({ ...state, clockSkew }, 'expiry');
  if (isSaved) return step({ ...known, phase: { name: 'saved' } });
  if (expiresAt !== null) {
    const end = Date.parse(expiresAt) + clockSkew;
    if (end <= now) return expire(known);
    return step(
      withTimer({ ...known, phase: { name: 'counting', expiresAt: end, isFallback: false } }, 'expiry', end),
    );
  }
  if (state.phase.name === 'counting' && state.phase.isFallback) return step(state);
  return step({ ...known, phase: { name: 'temporary' } });
}

/** Whether a chat of the server's has reached its end by the page's clock. */
export function isOver({ clockSkew }: ChatState, { isSaved, expiresAt }: ServerState, now: number): boolean {
  return !isSaved && expiresAt !== null && Date.parse(expiresAt) + clockSkew <= now;
}

/** The chat's time is over: its messages are cleared, once (R-CHAT-17). */
export function expire(state: ChatState): Step {
  const expired: ChatState = { ...withoutTimers(state, 'expiry', 'activate'), phase: { name: 'expired' } };
  return state.phase.name === 'expired' ? step(expired) : step(expired, { type: 'clear' });
}

/** The server named no end: the plan's own time is counted down, and then the server is asked again (R-CHAT-31). */
export function startFallback(state: ChatState, now: number): ChatState {
  const expiresAt = now + state.fallback;
  const counting: ChatState = { ...state, phase: { name: 'counting', expiresAt, isFallback: true } };
  return withTimer(withoutTimers(counting, 'activationStuck'), 'expiry', expiresAt);
}
