import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSession } from '#lib/start-session.ts';
import { getSupabase } from '#lib/supabase.ts';
import { rememberSession, scriptBackend, sessionEnding } from '../support/auth-service.ts';

const token = 'POST /auth/v1/token';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const comeBack = () => window.dispatchEvent(new Event('focus'));
const stored = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }));

/** The page of somebody who is signed in; `refreshes` counts those that the service was asked for. */
async function open() {
  const calls = scriptBackend({
    [token]: () => ({ json: { ...sessionEnding(3600), access_token: 'fresh' } }),
  });
  const session = rememberSession();
  onTestFinished(startSession());
  const supabase = await getSupabase();
  await supabase.auth.initialize();
  await settled();
  const { realtime } = supabase;
  return { session, supabase, realtime, refreshes: () => calls.filter(({ what }) => what === token).length };
}

/** While the page was left, the time of the session ran down: a check now refreshes it. */
const leaveForLong = () => rememberSession(29);

describe('[R-AUTH-23] returning to the page', () => {
  it.each([
    ['the window has the focus', comeBack],
    ['the tab is visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser is online', () => window.dispatchEvent(new Event('online'))],
    ['another tab stored a session', () => stored('auth_session')],
  ])('checks the session when %s', async (_when, happens) => {
    const { refreshes } = await open();
    leaveForLong();
    happens();
    await settled();
    expect(refreshes()).toBe(1);
  });

  it('does not check the session when the tab is hidden or another key is stored', async () => {
    const { refreshes } = await open();
    leaveForLong();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    stored('theme');
    await settled();
    expect(refreshes()).toBe(0);
  });

  it('checks the session at most once per 1.5 seconds', async () => {
    const { refreshes } = await open();
    comeBack();
    await vi.advanceTimersByTimeAsync(1499);
    leaveForLong();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    comeBack();
    await settled();
    expect(refreshes()).toBe(1);
  });
});

describe('[R-AUTH-24] the session check on return', () => {
  it('refreshes a session with under 30 seconds left and passes the new token to realtime', async () => {
    const { realtime } = await open();
    leaveForLong();
    comeBack();
    await settled();
    expect(realtime.accessTokenValue).toBe('fresh');
  });

  it('keeps a session with more time left and reconnects realtime if it has channels', async () => {
    const { session, realtime, refreshes, supabase } = await open();
    comeBack();
    await settled();
    expect(realtime.accessTokenValue).toBe(session.access_token);
    expect(realtime.isConnecting()).toBe(false);
    supabase.channel('users');
    await vi.advanceTimersByTimeAsync(1500);
    comeBack();
    await settled();
    expect(realtime.isConnecting()).toBe(true);
    expect(refreshes()).toBe(0);
  });
});
