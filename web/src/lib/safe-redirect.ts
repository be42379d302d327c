import { paths } from './paths.ts';

/**
 * White space and control characters, which browsers strip from addresses, and the backslash, which they read as `/`.
 */
const disguise = /[\p{Cc}\s\\]/u;

/**
 * Where to go after login: `wanted` when it is a path on this site, else home (R-AUTH-06, D-13).
 * Absolute addresses, `//host`, backslashes, control characters and their percent-encoded forms are not followed.
 */
export function safeRedirect(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || disguise.test(wanted)) return paths.home;
  try {
    const url = new URL(wanted, window.location.origin);
    const path = decodeURIComponent(url.pathname);
    const leavesSite = url.origin !== window.location.origin || path.startsWith('//');
    return leavesSite || disguise.test(path.replaceAll(' ', ''))
      ? paths.home
      : url.pathname + url.search + url.hash;
  } catch {
    return paths.home;
  }
}
