/**
 * What the auth service writes into an address it sends somebody back to, from a mail or from a provider's page: a sign-in
 * to be finished, or the code of why there is none.
 */
export type AuthReturn = { kind: 'sign-in' } | { kind: 'problem'; code: string };

/** Reads an address; null where nothing of the auth service stands in it, neither in its query nor behind its `#`. */
export function authReturnOf({ search, hash }: Pick<Location, 'search' | 'hash'>): AuthReturn | null {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const find = (name: string) => parts.map((part) => part.get(name)).find((value) => value !== null);
  const code = find('error_code') ?? find('error');
  if (code !== undefined) return { kind: 'problem', code };
  return (find('code') ?? find('access_token')) === undefined ? null : { kind: 'sign-in' };
}
