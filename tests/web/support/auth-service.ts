import { storageKeys } from '#lib/storage-keys.ts';
import { replaceFetch } from './network.ts';

/** What the scripted auth service answers to one path; `null` means the network is down. */
export type Answer = { status?: number; json: unknown } | null;

export const person = {
  id: '7f0c1e0a-0000-4000-8000-000000000001',
  email: 'nadia@amity.test',
  aud: 'authenticated',
  role: 'authenticated',
  app_metadata: {},
  user_metadata: { full_name: 'Nadia Rahman', about_me: 'Likes trains.' },
  identities: [{ id: '1' }],
  created_at: '2026-01-01T00:00:00Z',
};

/** A session as the auth service answers it, ending `seconds` from now; a second factor confirmed it. */
export function sessionEnding(seconds: number) {
  return {
    access_token: tokenEnding(seconds),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: person,
  };
}

function tokenEnding(seconds: number): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: person.id, exp, aal: 'aal2' })}.c2lnbmF0dXJl`;
}

/** Leaves this browser as somebody who signed in earlier leaves it; returns the session. */
export function rememberSession(seconds = 3600) {
  const session = sessionEnding(seconds);
  localStorage.setItem(storageKeys.authSession, JSON.stringify(session));
  localStorage.setItem(
    storageKeys.authState,
    JSON.stringify({
      user: {
        id: person.id,
        full_name: person.user_metadata.full_name,
        about_me: person.user_metadata.about_me,
        email: person.email,
      },
      isLoggedIn: true,
    }),
  );
  return session;
}

/**
 * Puts a scripted backend in the place of the network: `answers` maps `METHOD /path` (without the query) to what it
 * says. A call nobody scripted fails the test through the answer it gets. Returns the calls made, newest last.
 */
export function scriptBackend(
  answers: Record<string, Answer | ((body: unknown, query: URLSearchParams) => Answer)>,
) {
  const calls: { what: string; query: URLSearchParams; body: unknown }[] = [];
  replaceFetch(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const what = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ what, query: url.searchParams, body });
    const scripted = answers[what];
    const answer = typeof scripted === 'function' ? scripted(body, url.searchParams) : scripted;
    if (answer === null) throw new TypeError('Failed to fetch');
    if (answer === undefined) return Response.json({ message: `${what} is not scripted` }, { status: 501 });
    if (answer.status === 204) return new Response(null, { status: 204 });
    // Without this version the auth client looks for error codes where older services put them.
    const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
    return Response.json(answer.json, { status: answer.status ?? 200, headers });
  });
  return calls;
}
