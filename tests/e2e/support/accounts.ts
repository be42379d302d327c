import { randomUUID } from 'node:crypto';
import { codeOf } from '../../../supabase/local/launch/demo-factor.mjs';
import { chatConsentVersions } from '../../support/sign-up-data.ts';
import type { RunningStack } from '../../support/stack.ts';

/** A user's name and credentials. */
export type Person = { fullName: string; email: string; password: string };

/** A user who has signed up. */
export type Account = Person & { id: string; session: AuthSession };

/** The session of a sign-up; the page stores it under `auth_session`. */
type AuthSession = { access_token: string; user: { id: string } };

async function send<Answer>(
  url: string,
  key: string,
  method: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      apikey: key,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${answer}`);
  return JSON.parse(answer);
}

/** A new user's data. */
export function newPerson(): Person {
  return { fullName: 'Robin Marsh', email: `${randomUUID()}@amity.test`, password: 'a-long-enough-password' };
}

/**
 * Signs up a fresh adult through the auth service; null leaves date of birth and consents unknown, as with Google and
 * Apple.
 */
export async function signUp(
  { apiUrl, publishableKey }: RunningStack,
  birthDate: string | null = '1990-05-17',
): Promise<Account> {
  const person = newPerson();
  const session = await send<AuthSession>(`${apiUrl}/auth/v1/signup`, publishableKey, 'POST', {
    email: person.email,
    password: person.password,
    data: {
      full_name: person.fullName,
      ...(birthDate && { birth_date: birthDate, consents: chatConsentVersions }),
    },
  });
  return { ...person, id: session.user.id, session };
}

/** The account with the session of another login. */
export async function signIn({ apiUrl, publishableKey }: RunningStack, account: Account): Promise<Account> {
  const url = `${apiUrl}/auth/v1/token?grant_type=password`;
  const { email, password } = account;
  return { ...account, session: await send(url, publishableKey, 'POST', { email, password }) };
}

/** Makes somebody an admin whose session is confirmed with a second factor: admins do nothing without (R-PROD-15). */
export async function makeAdmin(stack: RunningStack, account: Account): Promise<Account> {
  await asServer(stack).change(`users?id=eq.${account.id}`, { role: 'admin' });
  const post = <Answer>(path: string, body: object) =>
    send<Answer>(
      `${stack.apiUrl}/auth/v1/${path}`,
      stack.publishableKey,
      'POST',
      body,
      account.session.access_token,
    );
  const { id, totp } = await post<{ id: string; totp: { secret: string } }>('factors', {
    factor_type: 'totp',
  });
  const { id: challenge_id } = await post<{ id: string }>(`factors/${id}/challenge`, {});
  const code = codeOf(totp.secret);
  return { ...account, session: await post<AuthSession>(`factors/${id}/verify`, { challenge_id, code }) };
}

/** The database as the server sees it: `query` is PostgREST's, such as `users?id=eq.{id}`. */
export function asServer({ apiUrl, secretKey }: RunningStack) {
  const table = (query: string) => `${apiUrl}/rest/v1/${query}`;
  return {
    read: <Row>(query: string) => send<Row[]>(table(query), secretKey, 'GET'),
    add: (query: string, rows: object[]) => send(table(query), secretKey, 'POST', rows),
    change: (query: string, values: object) => send(table(query), secretKey, 'PATCH', values),
    remove: (query: string) => send(table(query), secretKey, 'DELETE'),
    /** One of the database's functions, such as `change_plan`. */
    call: (name: string, values: object) => send(table(`rpc/${name}`), secretKey, 'POST', values),
  };
}
