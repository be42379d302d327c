import type { Session } from '@supabase/supabase-js';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { applyAuthEvent } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { getSupabase } from '#lib/supabase.ts';
import { timings } from '#lib/timings.ts';
import { Toaster } from '#ui/toaster.tsx';
import { routeTable } from '../../../web/src/app/routes.tsx';
import { person } from './person.ts';
import './every-screen.ts';
import { standInLayout } from './layout.ts';
import { userId } from './people.ts';

/** Opens an address of the site, with its real routes, router, query cache and toasts. */
export function openPage(address: string) {
  const router = createMemoryRouter(routeTable, { initialEntries: [address] });
  render(
    <>
      <RouterProvider router={router} />
      <Toaster duration={timings.toast} />
    </>,
  );
  return { router, user: person() };
}

/** Longer than any test moves its clock, so that nobody is asked to log in again. */
const DAY = 24 * 3600;

/** A token as the auth service signs it, with the level of the session: `aal2` once a second factor confirmed it. */
export function tokenOf(aal: 'aal1' | 'aal2'): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, aal })}.c2lnbmF0dXJl`;
}

/** Signs somebody in, in the place of whoever was signed in. */
export function signInAs(id: string): void {
  const session = {
    access_token: tokenOf('aal2'),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: DAY,
    expires_at: Math.floor(Date.now() / 1000) + DAY,
    user: {
      id,
      email: 'robin@amity.test',
      app_metadata: {},
      user_metadata: { full_name: 'Robin' },
      aud: 'authenticated',
      created_at: '2026-11-01T10:00:00Z',
    },
  } satisfies Session;
  localStorage.setItem(storageKeys.authSession, JSON.stringify(session));
  act(() => applyAuthEvent('SIGNED_IN', session));
}

/** In every test of the file somebody is signed in, on a page that has a size. */
export function asSignedInPerson(): void {
  beforeEach(() => {
    standInLayout();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    signInAs(userId);
  });
}

/**
 * Ends the session as a sign-out does, while a page is open. Removing only the state would leave the auth client its
 * tokens, and the page would be signed in again as soon as the client has started.
 */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  await supabase.auth.signOut({ scope: 'local' });
}
