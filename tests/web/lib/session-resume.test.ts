import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForResume } from '../../../web/src/lib/session-resume.ts';

const supabase = vi.hoisted(() => ({
  auth: { getSession: vi.fn(), refreshSession: vi.fn() },
  realtime: { setAuth: vi.fn(), connect: vi.fn() },
  getChannels: vi.fn(),
}));
vi.mock('../../../web/src/lib/supabase.ts', () => ({ getSupabase: async () => supabase }));

const sessionEnding = (seconds: number, access_token = 'token') => ({
  data: { session: { access_token, expires_at: Math.floor(Date.now() / 1000) + seconds } },
});

const stored = (newValue = '{}') => new StorageEvent('storage', { key: 'auth_session', newValue });
const checks = () => supabase.auth.getSession.mock.calls.length;
const settled = () => vi.advanceTimersByTimeAsync(0);

vi.useFakeTimers();
watchForResume();

beforeEach(() => {
  vi.advanceTimersByTime(10_000);
  localStorage.setItem('auth_session', '{}');
  supabase.auth.getSession.mockImplementation(async () => sessionEnding(3600));
  supabase.auth.refreshSession.mockImplementation(async () => sessionEnding(3600, 'fresh token'));
  supabase.getChannels.mockReturnValue([]);
});
afterEach(() => {
  vi.clearAllMocks();
});

afterAll(() => {
  vi.useRealTimers();
});

describe('[R-AUTH-23] coming back to the page', () => {
  it.each([
    ['the window has the focus', () => window.dispatchEvent(new Event('focus'))],
    ['the tab is visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser is online', () => window.dispatchEvent(new Event('online'))],
    ['another tab stored a session', () => window.dispatchEvent(stored())],
  ])('checks the session when %s', async (_when, happens) => {
    happens();
    await settled();
    expect(checks()).toBe(1);
  });

  it('does not check when the tab went away or another key was stored', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    await settled();
    expect(checks()).toBe(0);
  });

  it('checks at most once per 1.5 seconds', async () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1499);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(checks()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(checks()).toBe(2);
  });

  it('leaves visitors without a stored session alone', async () => {
    localStorage.removeItem('auth_session');
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(checks()).toBe(0);
  });

  it('checks again after a check that failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    supabase.auth.getSession.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(1500);
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(checks()).toBe(2);
    expect(supabase.realtime.setAuth).toHaveBeenCalledOnce();
  });
});

describe('[R-AUTH-24] what the check does', () => {
  it.each([
    ['under 30 seconds are left', async () => sessionEnding(29)],
    ['there is no access token', async () => ({ data: { session: null } })],
  ])('refreshes the session when %s', async (_when, session) => {
    supabase.auth.getSession.mockImplementation(session);
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(supabase.auth.refreshSession).toHaveBeenCalledOnce();
    expect(supabase.realtime.setAuth).toHaveBeenCalledWith('fresh token');
  });

  it('keeps a session that has more time and gives its token to realtime', async () => {
    supabase.auth.getSession.mockImplementation(async () => sessionEnding(31));
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(supabase.auth.refreshSession).not.toHaveBeenCalled();
    expect(supabase.realtime.setAuth).toHaveBeenCalledWith('token');
  });

  it('reconnects realtime where something listens to it', async () => {
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(supabase.realtime.connect).not.toHaveBeenCalled();
    supabase.getChannels.mockReturnValue([{}]);
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(supabase.realtime.connect).toHaveBeenCalledOnce();
  });

  it('leaves realtime alone when nobody is signed in any more', async () => {
    supabase.auth.getSession.mockImplementation(async () => ({ data: { session: null } }));
    supabase.auth.refreshSession.mockImplementation(async () => ({ data: { session: null } }));
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(supabase.realtime.setAuth).not.toHaveBeenCalled();
  });
});
