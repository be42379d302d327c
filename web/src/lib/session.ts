import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { create } from 'zustand';
import { log } from './log.ts';
import { storageKeys } from './storage-keys.ts';
import { readJson, writeStored } from './stored-json.ts';
import { timings } from './timings.ts';
import { isOnline } from './use-online.ts';

export type SessionUser = { id: string; email: string; fullName: string; aboutMe: string };

/**
 * `loading` lasts until the first session check. A `user` that is there while loading is the one remembered from
 * last time: enough to paint the page, and every answer from the server is still checked against the real session.
 */
export type Session = { status: 'loading' | 'signed-in' | 'signed-out'; user: SessionUser | null };

/** What is stored under `auth_state`. */
type AuthState = {
  user: { id: string; full_name: string; about_me: string; email: string };
  isLoggedIn: true;
};

function isAuthState(stored: unknown): stored is AuthState {
  const { user, isLoggedIn } = (stored ?? {}) as Partial<Record<keyof AuthState, unknown>>;
  const parts = (user ?? {}) as Record<string, unknown>;
  return (
    isLoggedIn === true &&
    ['id', 'full_name', 'about_me', 'email'].every((part) => typeof parts[part] === 'string')
  );
}

/** True when the auth client has tokens to start from; without them nobody can be signed in. */
export function hasStoredSession(): boolean {
  const stored = readJson(localStorage, storageKeys.authSession);
  return typeof stored === 'object' && stored !== null;
}

function rememberedUser(): SessionUser | null {
  const saved = hasStoredSession() ? readJson(localStorage, storageKeys.authState) : null;
  if (!isAuthState(saved)) return null;
  const { id, email, full_name, about_me } = saved.user;
  return { id, email, fullName: full_name, aboutMe: about_me };
}

const nobody: Session = { status: 'signed-out', user: null };

/** The store's first state is what prerendered HTML shows, the page of a visitor: React compares the two. */
const useSessionStore = create<Session>(() => nobody);

/** A page begins: until the first session check it is that of the person remembered from last time, if there is one. */
export function recallSession(): void {
  useSessionStore.setState({ status: 'loading', user: rememberedUser() });
}

/** Back to that very object: another one with the same values would have React draw a visitor's page twice. */
function setNobody(): void {
  useSessionStore.setState(nobody, true);
  useRecoveryStore.setState({ isRecovery: false });
}

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

/** Copies of what the server keeps for one person: nothing is lost when they go with the session. */
function isPersonalCopy(key: string): boolean {
  return key === storageKeys.customCompanions || key.startsWith(storageKeys.customisation(''));
}

let leaving = false;

/** Whether the person has asked to leave, or the last session ended like this: they are led home and not to a login. */
export function isLeaving(): boolean {
  return leaving;
}

export function setLeaving(value: boolean): void {
  leaving = value;
}

/** Nobody is signed in: forgets the saved state and the copies R-AUTH-20 names. */
export function endSession(): void {
  localStorage.removeItem(storageKeys.authState);
  localStorage.removeItem(storageKeys.cachedCompanions);
  for (const key of Object.keys(localStorage).filter(isPersonalCopy)) localStorage.removeItem(key);
  // What `first-paint.js` set: the page keeps nothing back from visitors any more.
  delete document.documentElement.dataset.member;
  setNobody();
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
    else if (isOnline()) setNobody();
    return;
  }
  setLeaving(false);
  if (event === 'PASSWORD_RECOVERY') useRecoveryStore.setState({ isRecovery: true });
  const { id, email = '', user_metadata: profile } = session.user;
  const user = { id, email, fullName: textOf(profile.full_name), aboutMe: textOf(profile.about_me) };
  useSessionStore.setState({ status: 'signed-in', user });
  const state: AuthState = {
    user: { id, full_name: user.fullName, about_me: user.aboutMe, email },
    isLoggedIn: true,
  };
  writeStored(localStorage, storageKeys.authState, state);
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
