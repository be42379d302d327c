import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LogEntry, log } from '#lib/log.ts';
import { queryClient } from '#lib/query-client.ts';
import { applyAuthEvent, restoreSession, useSession } from '#lib/session.ts';
import { signOut } from '#lib/sign-out.ts';
import { startSession } from '#lib/start-session.ts';
import { person, rememberSession, scriptBackend, sessionEnding } from '../support/auth-service.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  scriptBackend({});
});

/** Opens the page: its session before the first check, and the way to have it checked. */
function openPage() {
  restoreSession();
  const { result } = renderHook(() => useSession());
  const start = () => onTestFinished(startSession());
  return { start, now: () => result.current };
}

const nobody = { status: 'signed-out', user: null };
const signedIn = () => applyAuthEvent('SIGNED_IN', sessionEnding(3600) as never);

describe('the first session check', () => {
  it('[R-AUTH-19] a visitor without a stored session is loading, then signed out, without a request', async () => {
    const calls = scriptBackend({});
    const page = openPage();
    expect(page.now()).toEqual({ status: 'loading', user: null });
    page.start();
    await waitFor(() => expect(page.now()).toEqual(nobody));
    expect(calls).toEqual([]);
  });

  it('[R-AUTH-19] a returning user is rendered at once and signed in after the check', async () => {
    rememberSession();
    const page = openPage();
    expect(page.now()).toMatchObject({ status: 'loading', user: { fullName: 'Nadia Rahman' } });
    page.start();
    await waitFor(() => expect(page.now().status).toBe('signed-in'));
    expect(page.now().user).toEqual({
      id: person.id,
      email: 'nadia@amity.test',
      fullName: 'Nadia Rahman',
      aboutMe: 'Likes trains.',
    });
  });

  it('a stored state without tokens signs no user in', async () => {
    rememberSession();
    localStorage.removeItem('auth_session');
    const page = openPage();
    page.start();
    await waitFor(() => expect(page.now()).toEqual(nobody));
    expect(localStorage.getItem('auth_state')).toBeNull();
  });

  it('[R-AUTH-28] keys of older versions are detected and sign no user in', async () => {
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
    const page = openPage();
    page.start();
    await waitFor(() => expect(page.now()).toEqual(nobody));
    const found = { what: 'keys of an older version are ignored', data: { keys: old } };
    expect(log.entries()).toContainEqual(expect.objectContaining(found));
  });

  it('[R-AUTH-29] a session the service no longer knows leaves the visitor signed out', async () => {
    scriptBackend({
      'POST /auth/v1/token': {
        status: 400,
        json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
      },
    });
    rememberSession(-10);
    const page = openPage();
    page.start();
    await waitFor(() => expect(page.now()).toEqual(nobody));
    expect(localStorage.getItem('auth_session')).toBeNull();
  });
});

describe('auth events', () => {
  it('[R-AUTH-27] the state is stored as the user and isLoggedIn', async () => {
    signedIn();
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
    const { now } = openPage();
    signedIn();
    const renamed = { ...person, user_metadata: { full_name: 'Nadia R.' } };
    applyAuthEvent('TOKEN_REFRESHED', { ...sessionEnding(3600), user: renamed } as never);
    await waitFor(() => expect(now().user).toMatchObject({ fullName: 'Nadia R.', aboutMe: '' }));
  });

  it('[R-AUTH-22] repeats within 1200 ms are marked in the log, and their state still counts', async () => {
    vi.useFakeTimers();
    const { now } = openPage();
    const before = log.entries().at(-1) as LogEntry;
    const marks = () =>
      log
        .entries()
        .slice(log.entries().lastIndexOf(before) + 1)
        .filter(({ what }) => what === 'auth event')
        .map(({ data }) => (data as { duplicate: boolean }).duplicate);
    applyAuthEvent('INITIAL_SESSION', sessionEnding(3600) as never);
    vi.advanceTimersByTime(1200);
    signedIn();
    vi.advanceTimersByTime(1201);
    const renamed = { ...person, user_metadata: { full_name: 'Later' } };
    applyAuthEvent('TOKEN_REFRESHED', { ...sessionEnding(3600), user: renamed } as never);
    vi.useRealTimers();
    expect(marks()).toEqual([false, true, false]);
    await waitFor(() => expect(now().user?.fullName).toBe('Later'));
  });

  it('[R-AUTH-20] sign-out clears the user, the stored state and the cached companion list', async () => {
    const { now } = openPage();
    signedIn();
    localStorage.setItem('cachedCompanions', '{"timestamp":1,"data":[]}');
    applyAuthEvent('SIGNED_OUT', null);
    expect(localStorage.getItem('auth_state')).toBeNull();
    expect(localStorage.getItem('cachedCompanions')).toBeNull();
    await waitFor(() => expect(now()).toEqual(nobody));
  });

  it('a session that cannot be read keeps the offline copies', async () => {
    localStorage.setItem('cachedCompanions', '{"timestamp":1,"data":[]}');
    applyAuthEvent('INITIAL_SESSION', null);
    expect(localStorage.getItem('cachedCompanions')).not.toBeNull();
  });

  it('local copies of a user’s data are removed at sign-out', async () => {
    signedIn();
    queryClient.setQueryData(['users', person.id], { full_name: 'Nadia Rahman' });
    applyAuthEvent('TOKEN_REFRESHED', sessionEnding(3600) as never);
    expect(queryClient.getQueryData(['users', person.id])).toBeDefined();
    applyAuthEvent('SIGNED_OUT', null);
    expect(queryClient.getQueryData(['users', person.id])).toBeUndefined();
  });

  it.each(['cachedCompanions', 'cachedCompanion_luca', 'customCompanions', 'customization_luca'])(
    '[R-AUTH-20] the local copy %s is removed at sign-out, the theme is kept',
    (key) => {
      signedIn();
      localStorage.setItem(key, '{}');
      localStorage.setItem('theme', 'dark');
      applyAuthEvent('SIGNED_OUT', null);
      expect(localStorage.getItem(key)).toBeNull();
      expect(localStorage.getItem('theme')).toBe('dark');
    },
  );
});

describe('somebody else who signs in without a sign-out before', () => {
  const copies = ['cachedCompanions', 'cachedCompanion_luca', 'customCompanions', 'customization_luca'];
  const signsIn = (id: string) =>
    applyAuthEvent('SIGNED_IN', { ...sessionEnding(3600), user: { ...person, id } } as never);

  it('finds no copy of the person before, whose own return keeps them', () => {
    signsIn(person.id);
    for (const key of copies) localStorage.setItem(key, '{}');
    signsIn(person.id);
    expect(copies.filter((key) => key in localStorage)).toEqual(copies);
    signsIn('somebody-else');
    expect(copies.filter((key) => key in localStorage)).toEqual([]);
  });
});

describe('signing out', () => {
  it.each([401, 403, 404])('[R-AUTH-20] succeeds when the service returns %i', async (status) => {
    scriptBackend({
      'POST /auth/v1/logout': { status, json: { code: 'session_not_found', message: 'gone' } },
    });
    rememberSession();
    const page = openPage();
    page.start();
    await waitFor(() => expect(page.now().status).toBe('signed-in'));
    await signOut();
    await waitFor(() => expect(page.now().status).toBe('signed-out'));
    expect(localStorage.getItem('auth_session')).toBeNull();
  });

  it('fails, and keeps the session, when the service fails', async () => {
    scriptBackend({ 'POST /auth/v1/logout': { status: 500, json: { message: 'down' } } });
    rememberSession();
    const page = openPage();
    page.start();
    await waitFor(() => expect(page.now().status).toBe('signed-in'));
    await expect(signOut()).rejects.toThrow();
    expect(page.now().status).toBe('signed-in');
  });
});
