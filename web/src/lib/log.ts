import { env } from './env.ts';

export type LogEntry = { at: string; level: 'info' | 'warn' | 'error'; what: string; data?: unknown };

const LOG_SIZE = 500;
const entries: LogEntry[] = [];

/**
 * The in-memory log of debug mode: the last 500 entries, never a message's text (R-FLAG-03, D-18.14). The console
 * of a production build stays quiet; while developing, warnings and errors are printed too.
 */
function write(level: LogEntry['level'], what: string, data?: unknown): void {
  if (!env.debug) return;
  entries.push({ at: new Date().toISOString(), level, what, data });
  if (entries.length > LOG_SIZE) entries.shift();
  if (import.meta.env.DEV && level === 'warn') console.warn(what, data);
  if (import.meta.env.DEV && level === 'error') console.error(what, data);
}

export const log = {
  info: (what: string, data?: unknown) => write('info', what, data),
  warn: (what: string, data?: unknown) => write('warn', what, data),
  error: (what: string, data?: unknown) => write('error', what, data),
  entries: (): readonly LogEntry[] => entries,
};
