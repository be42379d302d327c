type Json = unknown;
export type Change = { field: string; before: string; after: string };

/** Longer values are cut: the log is read in a glance. */
const MAX_LENGTH = 80;

/** The fields that differ between two states of a row, as they are shown; null is a row that is not there. */
export function changesOf(before: Json, after: Json): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: shown(was[field]), after: shown(is[field]) }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(state: Json): Record<string, Json> {
  return typeof state === 'object' && state !== null ? (state as Record<string, Json>) : {};
}

function shown(value: Json): string {
  if (value === undefined || value === null) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
