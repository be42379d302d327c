import { randomUUID } from 'node:crypto';
import type { RunningStack } from '../../support/stack.ts';

/** A signed-up person of one stack. */
export type Person = {
  id: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
};

type Call = {
  method?: string;
  body?: unknown;
  /** Asks in the name of this person; as anon where left out. */
  as?: Person | null;
  headers?: Record<string, string>;
};

/** A response of the API, with its body parsed if it is JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests check its content
export type Answer = { status: number; headers: Headers; body: any };

/** Calls a path of the API, as the page does. */
export async function call(stack: RunningStack, path: string, options: Call = {}): Promise<Answer> {
  const { method = 'GET', body, as = null, headers = {} } = options;
  const response = await fetch(`${stack.apiUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: stack.publishableKey,
      ...(as === null ? {} : { authorization: `Bearer ${as.accessToken}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

/** Signs a user up with these metadata. */
export function signUp(
  stack: RunningStack,
  data: Record<string, unknown> = {},
): Promise<Answer & Credentials> {
  const credentials = { email: `${randomUUID()}@person.test`, password: 'long-enough-password' };
  return call(stack, '/auth/v1/signup', { method: 'POST', body: { ...credentials, data } }).then(
    (answer) => ({
      ...answer,
      ...credentials,
    }),
  );
}

type Credentials = { email: string; password: string };

/** A new user, signed up and signed in. */
export async function newPerson(stack: RunningStack): Promise<Person> {
  const { status, body, email, password } = await signUp(stack);
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  return toPerson({ email, password }, body);
}

/** Signs in with a password. */
export async function signIn(stack: RunningStack, { email, password }: Credentials): Promise<Answer> {
  return await call(stack, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password },
  });
}

/** The user of a sign-up or login response. */
export function toPerson(
  credentials: Credentials,
  session: { access_token: string; refresh_token: string; user: { id: string } },
): Person {
  return {
    ...credentials,
    id: session.user.id,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
