import { formatDate } from '#lib/format-date-time.ts';

/** The reader's own day of a time in a table; a dash where there is none. */
export function Day({ iso }: { iso: string | null }) {
  return <span className="whitespace-nowrap text-muted">{iso === null ? '–' : formatDate(iso)}</span>;
}
