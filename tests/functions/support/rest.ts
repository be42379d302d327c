import type { Person } from './people.ts';
import { stack } from './stack.ts';

/** Calls the data interface directly, signed in as a person or not at all. */
export async function rest(path: string, as: Person | null, method = 'GET', body?: unknown) {
  const response = await fetch(`${stack.apiUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    rows: text.startsWith('[') ? (JSON.parse(text) as unknown[]) : null,
    text,
  };
}
