import { randomUUID } from 'node:crypto';
import { signUpData } from '../../support/sign-up-data.ts';
import type { Person } from './people.ts';
import { stack } from './stack.ts';

/** Asks the auth service as a page does. */
async function auth(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${stack.apiUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const password = 'a-long-enough-password';

/** Signs up over HTTP, as nobody else than a person with a password has to be; also again with a known address. */
export async function signUp(
  email = `${randomUUID()}@people.test`,
  more: Record<string, unknown> = {},
): Promise<Person> {
  const data = { ...signUpData, ...more };
  const { status, body } = await auth('signup', { email, password, data });
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  return { id: (body.user as { id: string }).id, email, token: String(body.access_token) };
}

/** The status with which the auth service answers a login. */
export async function logIn(email: string): Promise<number> {
  return (await auth('token?grant_type=password', { email, password })).status;
}
