import { dayText } from './formats.ts';

/** A time in a table, as the reader's own day. */
export function Day({ iso }: { iso: string | null }) {
  return <span className="whitespace-nowrap text-muted">{dayText(iso)}</span>;
}
