import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { create } from 'zustand';
import { log } from './log.ts';
import { storageKeys } from './storage-keys.ts';
import { readJson, writeStored } from './stored-json.ts';
import { timings } from './timings.ts';

export type SessionUser = { id: string; email: string; fullName: string; aboutMe: string };

/**
 * `loading` lasts until the first session check. A `user` while loading is the one stored on the last visit: enough to
 * render the page, because the server still checks every request against the real session.
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

/** Whether the auth client has stored tokens; without them nobody is signed in. */
export function hasStoredSession(): boolean {
  const stored = readJson(localStorage, storageKeys.authSession);
  return typeof stored === 'object' && stored !== null;
}

function storedUser(): SessionUser | null {
  const saved = hasStoredSession() ? readJson(localStorage, storageKeys.authState) : null;
  if (!isAuthState(saved)) return null;
  const { id, email, full_name, about_me } = saved.user;
  return { id, email, fullName: full_name, aboutMe: about_me };
}

const signedOut: Session = { status: 'signed-out', user: null };

/** The first state is that of prerendered HTML, a visitor's page: React compares the two when it hydrates. */
const useSessionStore = create<Session>(() => signedOut);

/** Restores the user of the last visit until the first session check. */
export function restoreSession(): void {
  useSessionStore.setState({ status: 'loading', user: storedUser() });
}

/** Sets the same object again: another one with equal values would make React render a visitor's page twice. */
function setSignedOut(): void {
  useSessionStore.setState(signedOut, true);
  useRecoveryStore.setState({ isRecovery: false });
}

/** The session of this page (R-AUTH-19). */
export function useSession(): Session {
  return useSessionStore();
}

const useRecoveryStore = create(() => ({ isRecovery: false }));

/** Whether the user followed the link of a recovery mail (R-AUTH-15). */
export function useIsRecovery(): boolean {
  return useRecoveryStore().isRecovery;
}

/** Calls `listener` when the signed-in user signs out or another user takes their place. */
export function onUserLeft(listener: () => void): () => void {
  return useSessionStore.subscribe((now, before) => {
    if (before.user !== null && now.user?.id !== before.user.id) listener();
  });
}

/** Local copies of a user's data on the server, and of what they saw: nobody who comes after them finds them. */
function isPersonalCopy(key: string): boolean {
  return (
    key === storageKeys.cachedCompanions ||
    key === storageKeys.customCompanions ||
    key.startsWith(storageKeys.customisation('')) ||
    key.startsWith(storageKeys.cachedCompanion(''))
  );
}

function removePersonalCopies(): void {
  for (const key of Object.keys(localStorage).filter(isPersonalCopy)) localStorage.removeItem(key);
}

let signingOut = false;

/** Whether the user is signing out, or the last session ended that way: they are sent home and not to the login. */
export function isSigningOut(): boolean {
  return signingOut;
}

export function setSigningOut(value: boolean): void {
  signingOut = value;
}

/** Ends the session: removes the stored state and the local copies that R-AUTH-20 lists. */
export function endSession(): void {
  localStorage.removeItem(storageKeys.authState);
  removePersonalCopies();
  // `first-paint.js` set it to hide parts that are for visitors.
  delete document.documentElement.dataset.member;
  setSignedOut();
}

/**
 * The auth client's listener. It is synchronous on purpose: awaiting the client inside its own callback
 * deadlocks it after a tab switch or a token refresh.
 */
export function applyAuthEvent(event: AuthChangeEvent, session: AuthSession | null): void {
  log.info('auth event', { event, duplicate: isRepeated(event) });
  if (session === null) {
    // Where the service is not reached an expired session stays stored, and that is no sign-out (R-LOCAL-04).
    if (event === 'SIGNED_OUT') endSession();
    else if (storedUser() === null) setSignedOut();
    return;
  }
  setSigningOut(false);
  if (event === 'PASSWORD_RECOVERY') useRecoveryStore.setState({ isRecovery: true });
  const { id, email = '', user_metadata: profile } = session.user;
  const user = { id, email, fullName: textOf(profile.full_name), aboutMe: textOf(profile.about_me) };
  const before = useSessionStore.getState().user;
  if (before !== null && before.id !== id) removePersonalCopies();
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

/** The auth client reports one sign-in up to three times; only the log distinguishes the repeats (R-AUTH-22). */
function isRepeated(event: AuthChangeEvent): boolean {
  const before = last;
  last = { event, at: Date.now() };
  if (before === null || last.at - before.at > timings.authDuplicate) return false;
  const repeats: AuthChangeEvent[] =
    before.event === 'INITIAL_SESSION' ? ['SIGNED_IN', 'TOKEN_REFRESHED'] : ['TOKEN_REFRESHED'];
  return (before.event === 'INITIAL_SESSION' || before.event === 'SIGNED_IN') && repeats.includes(event);
}
