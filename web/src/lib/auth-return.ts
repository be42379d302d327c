/**
 * What the auth service adds to the address that it redirects to, from a mail or from a provider's page: a sign-in to
 * finish, or an error code.
 */
export type AuthReturn = { kind: 'sign-in' } | { kind: 'problem'; code: string };

/** Reads the query and the hash of an address; null when the auth service added nothing to them. */
export function readAuthReturn({ search, hash }: Pick<Location, 'search' | 'hash'>): AuthReturn | null {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const find = (name: string) => parts.map((part) => part.get(name)).find((value) => value !== null);
  const code = find('error_code') ?? find('error');
  if (code !== undefined) return { kind: 'problem', code };
  return (find('code') ?? find('access_token')) === undefined ? null : { kind: 'sign-in' };
}
