import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import * as v from 'valibot';
import { create } from 'zustand';
import { log } from './log.ts';
import { storageKeys } from './storage-keys.ts';
import { readStored, writeStored } from './stored-json.ts';
import { timings } from './timings.ts';

export type SessionUser = { id: string; email: string; fullName: string; aboutMe: string };

/**
 * `loading` lasts until the first session check. A `user` that is there while loading is the one remembered from
 * last time: enough to paint the page, and every answer from the server is still checked against the real session.
 */
export type Session = { status: 'loading' | 'signed-in' | 'signed-out'; user: SessionUser | null };

const authState = v.object({
  user: v.object({ id: v.string(), full_name: v.string(), about_me: v.string(), email: v.string() }),
  isLoggedIn: v.literal(true),
});

/** True when the auth client has tokens to start from; without them nobody can be signed in. */
export function hasStoredSession(): boolean {
  return readStored(localStorage, storageKeys.authSession, v.looseObject({})) !== null;
}

function rememberedUser(): SessionUser | null {
  const saved = hasStoredSession() ? readStored(localStorage, storageKeys.authState, authState) : null;
  if (saved === null) return null;
  const { id, email, full_name, about_me } = saved.user;
  return { id, email, fullName: full_name, aboutMe: about_me };
}

const useSessionStore = create<Session>(() => ({ status: 'loading', user: rememberedUser() }));

/** Who is using the page (R-AUTH-19). */
export function useSession(): Session {
  return useSessionStore();
}

const useRecoveryStore = create(() => ({ isRecovery: false }));

/** True once somebody came in through the link of a recovery mail (R-AUTH-15). */
export function useIsRecovery(): boolean {
  return useRecoveryStore().isRecovery;
}

/** Calls `listener` when the person who was using the page no longer is: nobody is, or somebody else. */
export function onUserLeft(listener: () => void): () => void {
  return useSessionStore.subscribe((now, before) => {
    if (before.user !== null && now.user?.id !== before.user.id) listener();
  });
}

/** Nobody is signed in: forgets the saved state and the copies R-AUTH-20 names. */
export function endSession(): void {
  localStorage.removeItem(storageKeys.authState);
  localStorage.removeItem(storageKeys.cachedCompanions);
  useSessionStore.setState({ status: 'signed-out', user: null });
}

/**
 * The auth client's listener. It is synchronous on purpose: awaiting the client inside its own callback
 * deadlocks it after a tab switch or a token refresh.
 */
export function applyAuthEvent(event: AuthChangeEvent, session: AuthSession | null): void {
  log.info('auth event', { event, duplicate: isRepeated(event) });
  if (session === null) {
    // Without a network an expired session cannot be read either, and then nobody has signed out.
    if (event === 'SIGNED_OUT') endSession();
    else useSessionStore.setState({ status: 'signed-out', user: null });
    return;
  }
  if (event === 'PASSWORD_RECOVERY') useRecoveryStore.setState({ isRecovery: true });
  const { id, email = '', user_metadata: profile } = session.user;
  const user = { id, email, fullName: textOf(profile.full_name), aboutMe: textOf(profile.about_me) };
  useSessionStore.setState({ status: 'signed-in', user });
  writeStored(localStorage, storageKeys.authState, {
    user: { id, full_name: user.fullName, about_me: user.aboutMe, email },
    isLoggedIn: true,
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

let last: { event: AuthChangeEvent; at: number } | null = null;

/** The auth client reports one sign-in up to three times; the repeats are told apart in the log only (R-AUTH-22). */
function isRepeated(event: AuthChangeEvent): boolean {
  const before = last;
  last = { event, at: Date.now() };
  if (before === null || last.at - before.at > timings.authDuplicate) return false;
  const repeats: AuthChangeEvent[] =
    before.event === 'INITIAL_SESSION' ? ['SIGNED_IN', 'TOKEN_REFRESHED'] : ['TOKEN_REFRESHED'];
  return (before.event === 'INITIAL_SESSION' || before.event === 'SIGNED_IN') && repeats.includes(event);
}
