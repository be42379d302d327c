/**
 * Prints everything to standard error and keeps standard output for the one line that describes the running stack. A
 * statement that Postgres refuses takes one line and not the fields of a stack trace.
 */
export function installConsole(): void {
  const { error } = console;
  const print = (...values: unknown[]) => error(...values.map(shorten));
  Object.assign(console, { log: print, info: print, debug: print, warn: print, error: print });
}

function shorten(value: unknown): unknown {
  if (!(value instanceof Error) || !('severity' in value) || !('code' in value)) return value;
  return `postgres ${value.code}: ${value.message}`;
}
