import { env } from './env.ts';
import { log } from './log.ts';
import { addPublicRow } from './public-rest.ts';
import { timings } from './timings.ts';

/** Reports that a page sends at most within `timings.errorReports`; the same message only once. */
const MAX_REPORTS = 5;
const sent = new Map<string, number>();

/** Reports uncaught errors (R-SHELL-12, D-18.15) until the returned function is called. */
export function reportUnhandledErrors(): () => void {
  sent.clear();
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener(
    'error',
    ({ error, message, filename, lineno }) => reportError(error ?? message, `${pathOf(filename)}:${lineno}`),
    { signal },
  );
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'), { signal });
  return () => listeners.abort();
}

/** Stores an error for the admins, without personal data. `source` is the part that failed. */
export function reportError(error: unknown, source: string): void {
  if (!env.features.errorReporting) return;
  const message = withoutPersonalText(String(error)).slice(0, 500);
  if (!mayReport(message)) return;
  addPublicRow('error_reports', {
    message,
    source: source.slice(0, 200),
    path: window.location.pathname.slice(0, 200),
    app_version: env.version.slice(0, 40),
  }).catch((problem: unknown) => log.warn('error not reported', { error: String(problem) }));
}

function mayReport(message: string): boolean {
  const now = Date.now();
  for (const [earlier, at] of sent) if (now - at >= timings.errorReports) sent.delete(earlier);
  if (sent.size >= MAX_REPORTS || sent.has(message)) return false;
  sent.set(message, now);
  return true;
}

/** Removes what an error message may quote: a user's text, email address or id. */
export function withoutPersonalText(message: string): string {
  return message
    .replace(/"[^"]*"?|'[^']*'|`[^`]*`?|\u201c[^\u201d]*\u201d?/g, '[text]')
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '[id]')
    .replace(/\?\S*=\S*/g, '[query]');
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : 'page';
}
