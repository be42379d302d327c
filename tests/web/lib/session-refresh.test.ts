import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { authenticatedFetch } from '#lib/authenticated-fetch.ts';
import { useSession } from '#lib/session.ts';
import { startSession } from '#lib/start-session.ts';
import { getSupabase } from '#lib/supabase.ts';
import { type Answer, rememberSession, scriptBackend, sessionEnding } from '../support/auth-service.ts';

const token = 'POST /auth/v1/token';
const usage = 'GET /functions/v1/chat-usage';
const refused = { status: 400, json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } };
const gone = { status: 403, json: { code: 'session_not_found', message: 'gone' } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/**
 * Opens the page of somebody whose session ends in so many seconds; `refreshes` are the moments of the refreshes, in
 * seconds.
 */
async function open(secondsLeft: number, answer: Answer | (() => Answer), more = {}) {
  const start = Date.now();
  const refreshes: { at: number; body: unknown; grant: string | null }[] = [];
  const calls = scriptBackend({
    ...more,
    'POST /auth/v1/logout': gone,
    [token]: (body) => {
      const grant = calls.at(-1)?.query.get('grant_type') ?? null;
      refreshes.push({ at: (Date.now() - start) / 1000, body, grant });
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  rememberSession(secondsLeft);
  onTestFinished(startSession());
  const { auth } = await getSupabase();
  await auth.initialize();
  return { auth, refreshes, moments: () => refreshes.map(({ at }) => at) };
}

const stored = () => localStorage.getItem('auth_session');
const fresh = () => ({ json: sessionEnding(3600) });

describe('[R-AUTH-25] the session is refreshed before it expires', () => {
  it('by a check every 30 s, at the first one with three ticks or fewer left', async () => {
    // Looks at 0, 30, 60, 90 s find 245, 215, 185, 155 s left, which are five ticks and more; 125 s are four, 95 s
    // three.
    const { moments } = await open(245, fresh);
    await vi.advanceTimersByTimeAsync(149_999);
    expect(moments()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(moments()).toEqual([150]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(moments()).toEqual([150]);
  });

  it.each([
    [91, 0],
    [89, 1],
  ])(
    'with %i s left it counts as expired %i times, though nothing looks after it in a hidden tab',
    async (secondsLeft, times) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      const { auth, refreshes } = await open(secondsLeft + 60, fresh);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(refreshes).toEqual([]);
      await auth.getSession();
      expect(refreshes).toHaveLength(times);
    },
  );
});

describe('[R-AUTH-26] a refresh', () => {
  it('posts the refresh token and stores the new session', async () => {
    const { refreshes } = await open(10, () => ({ json: { ...sessionEnding(3600), refresh_token: 'next' } }));
    expect(refreshes).toEqual([{ at: 0, body: { refresh_token: 'refresh' }, grant: 'refresh_token' }]);
    expect(JSON.parse(stored() ?? '{}')).toMatchObject({ refresh_token: 'next' });
  });

  it.each([
    ['the network is down', null],
    ['the service is down', { status: 503, json: { message: 'down' } }],
  ])('is tried again after 200 ms, 400 ms, 800 ms and so on while %s', async (_why, answer) => {
    let left = 4;
    const opening = open(10, () => (left-- > 0 ? answer : fresh()));
    await vi.advanceTimersByTimeAsync(3_000);
    const { moments } = await opening;
    expect(moments()).toEqual([0, 0.2, 0.6, 1.4, 3]);
    expect(stored()).not.toBeNull();
    vi.mocked(console.error).mockClear(); // the library's own remarks on a broken network
  });

  it.each([
    ['the network is down', null],
    ['the service is down', { status: 503, json: { message: 'down' } }],
  ])(
    '[R-LOCAL-04] that was given up because %s leaves the person and their copies on the page',
    async (_why, answer) => {
      localStorage.setItem('cachedCompanions', '{}');
      const { result } = renderHook(() => useSession());
      const opening = open(-1, answer);
      await vi.advanceTimersByTimeAsync(35_000);
      await opening;
      await vi.advanceTimersByTimeAsync(0);
      expect(result.current.user).toMatchObject({ fullName: 'Nadia Rahman' });
      expect(localStorage.getItem('cachedCompanions')).not.toBeNull();
      vi.mocked(console.error).mockClear(); // the library's own remarks on a broken network
    },
  );

  it('that is refused removes the session at once when its access token has expired', async () => {
    const { refreshes } = await open(-1, refused);
    expect(refreshes).toHaveLength(1);
    expect(stored()).toBeNull();
    expect(localStorage.getItem('auth_state')).toBeNull();
  });

  it('that is refused after a refused call removes the session even before its access token expires', async () => {
    const { refreshes } = await open(3600, refused, { [usage]: { status: 401, json: {} } });
    const response = await authenticatedFetch('http://supabase.test/functions/v1/chat-usage');
    expect(response.status).toBe(401);
    expect(refreshes).toHaveLength(1);
    expect(stored()).toBeNull();
  });

  it.each([
    ['too many ask', { status: 429, json: { code: 'over_request_rate_limit', message: 'Wait' } }],
    ['another tab was sooner', refused],
  ])('that is refused because %s removes nothing', async (why, answer) => {
    const anotherTab = () => {
      const theirs = { ...sessionEnding(3600), refresh_token: 'theirs' };
      if (why === 'another tab was sooner') localStorage.setItem('auth_session', JSON.stringify(theirs));
      return answer;
    };
    await open(3600, anotherTab, { [usage]: { status: 401, json: {} } });
    await authenticatedFetch('http://supabase.test/functions/v1/chat-usage');
    expect(stored()).not.toBeNull();
  });
});
