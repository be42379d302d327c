import type { Person } from './people.ts';
import { stack } from './stack.ts';

/**
 * Calls the data interface directly, signed in as a person or not at all. `prefer` is what is returned of a change;
 * where a person may not read what they write it has to be `return=minimal`, as pages ask for.
 */
export async function rest(
  path: string,
  as: Person | null,
  method = 'GET',
  body?: unknown,
  prefer: 'return=representation' | 'return=minimal' = 'return=representation',
) {
  const response = await fetch(`${stack.apiUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      prefer,
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
