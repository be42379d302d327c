import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { person, rememberSession, scriptBackend, sessionEnding } from '../support/auth-service.ts';

/** The page's session modules as a fresh page load sees them. */
async function loadPage() {
  vi.resetModules();
  const { startSession } = await import('../../../web/src/lib/start-session.ts');
  const session = await import('../../../web/src/lib/session.ts');
  const { getSupabase } = await import('../../../web/src/lib/supabase.ts');
  const { renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => session.useSession());
  return { startSession, getSupabase, session, now: () => result.current };
}

beforeEach(() => {
  // Each test loads the page anew, and the auth client remarks on its predecessors.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  scriptBackend({});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the first session check', () => {
  it('[R-AUTH-19] a visitor without a stored session is loading, then signed out, and no auth client is fetched', async () => {
    const calls = scriptBackend({});
    const page = await loadPage();
    expect(page.now()).toEqual({ status: 'loading', user: null });
    page.startSession();
    await vi.waitFor(() => expect(page.now()).toEqual({ status: 'signed-out', user: null }));
    expect(calls).toEqual([]);
  });

  it('a page that was drawn for visitors is not drawn a second time for one', async () => {
    const { startSession, session } = await loadPage();
    startSession();
    const { renderHook } = await import('@testing-library/react');
    const container = document.createElement('div');
    let drawn = 0;
    renderHook(
      () => {
        drawn += 1;
        return session.useSession();
      },
      { container, hydrate: true },
    );
    expect(drawn).toBe(1);
  });

  it('[R-AUTH-19] somebody who was here before is painted at once and signed in after the check', async () => {
    rememberSession();
    const page = await loadPage();
    expect(page.now()).toMatchObject({ status: 'loading', user: { fullName: 'Nadia Rahman' } });
    page.startSession();
    await vi.waitFor(() => expect(page.now().status).toBe('signed-in'));
    expect(page.now().user).toEqual({
      id: person.id,
      email: 'nadia@amity.test',
      fullName: 'Nadia Rahman',
      aboutMe: 'Likes trains.',
    });
  });

  it('a saved state without tokens signs nobody in', async () => {
    rememberSession();
    localStorage.removeItem('auth_session');
    const page = await loadPage();
    page.startSession();
    await vi.waitFor(() => expect(page.now()).toEqual({ status: 'signed-out', user: null }));
    expect(localStorage.getItem('auth_state')).toBeNull();
  });

  it('[R-AUTH-28] keys of older versions are detected, and sign nobody in', async () => {
    const old = [
      'isSignedIn',
      'isLoggedIn',
      'userEmail',
      'userName',
      'subscriptionTier',
      'authToken',
      'sessionId',
    ];
    for (const key of old) localStorage.setItem(key, 'ultimate');
    const page = await loadPage();
    page.startSession();
    await vi.waitFor(() => expect(page.now()).toEqual({ status: 'signed-out', user: null }));
    const { log } = await import('../../../web/src/lib/log.ts');
    const found = { what: 'keys of an older version are ignored', data: { keys: old } };
    expect(log.entries()).toContainEqual(expect.objectContaining(found));
  });

  it('[R-AUTH-28] where there are no keys of older versions none is logged', async () => {
    const page = await loadPage();
    page.startSession();
    const { log } = await import('../../../web/src/lib/log.ts');
    expect(log.entries().map(({ what }) => what)).not.toContain('keys of an older version are ignored');
  });

  it('[R-AUTH-29] a session the service no longer knows leaves the visitor signed out', async () => {
    scriptBackend({
      'POST /auth/v1/token': {
        status: 400,
        json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
      },
    });
    rememberSession(-10);
    const page = await loadPage();
    page.startSession();
    await vi.waitFor(() => expect(page.now()).toEqual({ status: 'signed-out', user: null }));
    expect(localStorage.getItem('auth_session')).toBeNull();
  });
});

describe('auth events', () => {
  it('[R-AUTH-27] the state is saved as the user and isLoggedIn', async () => {
    const { session } = await loadPage();
    session.applyAuthEvent('SIGNED_IN', sessionEnding(3600) as never);
    expect(JSON.parse(localStorage.getItem('auth_state') ?? '')).toEqual({
      user: {
        id: person.id,
        full_name: 'Nadia Rahman',
        about_me: 'Likes trains.',
        email: 'nadia@amity.test',
      },
      isLoggedIn: true,
    });
  });

  it('[R-AUTH-19] a token refresh updates the user', async () => {
    const { session, now } = await loadPage();
    session.applyAuthEvent('SIGNED_IN', sessionEnding(3600) as never);
    const renamed = { ...person, user_metadata: { full_name: 'Nadia R.' } };
    session.applyAuthEvent('TOKEN_REFRESHED', { ...sessionEnding(3600), user: renamed } as never);
    await vi.waitFor(() => expect(now().user).toMatchObject({ fullName: 'Nadia R.', aboutMe: '' }));
  });

  it('[R-AUTH-22] repeats within 1200 ms are marked in the log, and their state still counts', async () => {
    vi.useFakeTimers();
    const { session, now } = await loadPage();
    const { log } = await import('../../../web/src/lib/log.ts');
    const marks = () =>
      log
        .entries()
        .filter(({ what }) => what === 'auth event')
        .map(({ data }) => (data as { duplicate: boolean }).duplicate);
    session.applyAuthEvent('INITIAL_SESSION', sessionEnding(3600) as never);
    vi.advanceTimersByTime(1200);
    session.applyAuthEvent('SIGNED_IN', sessionEnding(3600) as never);
    vi.advanceTimersByTime(1201);
    const renamed = { ...person, user_metadata: { full_name: 'Later' } };
    session.applyAuthEvent('TOKEN_REFRESHED', { ...sessionEnding(3600), user: renamed } as never);
    vi.useRealTimers();
    expect(marks()).toEqual([false, true, false]);
    await vi.waitFor(() => expect(now().user?.fullName).toBe('Later'));
  });

  it('[R-AUTH-20] sign-out clears the user, the saved state and the cached companion list', async () => {
    const { session, now } = await loadPage();
    session.applyAuthEvent('SIGNED_IN', sessionEnding(3600) as never);
    localStorage.setItem('cachedCompanions', '{"timestamp":1,"data":[]}');
    session.applyAuthEvent('SIGNED_OUT', null);
    expect(localStorage.getItem('auth_state')).toBeNull();
    expect(localStorage.getItem('cachedCompanions')).toBeNull();
    await vi.waitFor(() => expect(now()).toEqual({ status: 'signed-out', user: null }));
  });

  it('a session that cannot be read just now does not throw the offline copies away', async () => {
    const { session } = await loadPage();
    localStorage.setItem('cachedCompanions', '{"timestamp":1,"data":[]}');
    session.applyAuthEvent('INITIAL_SESSION', null);
    expect(localStorage.getItem('cachedCompanions')).not.toBeNull();
  });

  it('what one person was shown is gone when they leave', async () => {
    const { session } = await loadPage();
    const { queryClient } = await import('../../../web/src/lib/query-client.ts');
    session.applyAuthEvent('SIGNED_IN', sessionEnding(3600) as never);
    queryClient.setQueryData(['users', person.id], { full_name: 'Nadia Rahman' });
    session.applyAuthEvent('TOKEN_REFRESHED', sessionEnding(3600) as never);
    expect(queryClient.getQueryData(['users', person.id])).toBeDefined();
    session.applyAuthEvent('SIGNED_OUT', null);
    expect(queryClient.getQueryData(['users', person.id])).toBeUndefined();
  });
});

describe('signing out', () => {
  it.each([401, 403, 404])('[R-AUTH-20] works when the service answers %i', async (status) => {
    scriptBackend({
      'POST /auth/v1/logout': { status, json: { code: 'session_not_found', message: 'gone' } },
    });
    rememberSession();
    const page = await loadPage();
    page.startSession();
    await vi.waitFor(() => expect(page.now().status).toBe('signed-in'));
    const { signOut } = await import('../../../web/src/lib/sign-out.ts');
    await signOut();
    await vi.waitFor(() => expect(page.now().status).toBe('signed-out'));
    expect(localStorage.getItem('auth_session')).toBeNull();
  });

  it('fails, and keeps the session, when the service fails', async () => {
    scriptBackend({ 'POST /auth/v1/logout': { status: 500, json: { message: 'down' } } });
    rememberSession();
    const page = await loadPage();
    page.startSession();
    await vi.waitFor(() => expect(page.now().status).toBe('signed-in'));
    const { signOut } = await import('../../../web/src/lib/sign-out.ts');
    await expect(signOut()).rejects.toThrow();
    expect(page.now().status).toBe('signed-in');
  });
});
