import type { Json } from '#database.types.ts';
import { formatList } from '#lib/format-list.ts';
import { fieldNames } from '../field-names.ts';

/** What a version holds, by column: the companion's own fields, its prompts and its settings. */
export type VersionContent = { profile: Json; prompts: Json; settings: Json };

/** A field in which a version differs from the one before it; null is an empty field. */
export type FieldChange = { field: string; before: string | null; after: string | null };

/** What a version changed, in the order of the form; all that it holds when there was none before it. */
export function changesOf(before: VersionContent | null, after: VersionContent): FieldChange[] {
  const was = before === null ? {} : fieldsOf(before);
  const is = fieldsOf(after);
  const order = Object.keys(fieldNames);
  return [...new Set([...order, ...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: shown(was[field]), after: shown(is[field]) }))
    .filter((change) => change.before !== change.after);
}

/** 'Greeting, sample dialogue, and AI model changed.' */
export function changeSummary(changes: readonly FieldChange[]): string {
  const names = formatList(changes.map(({ field }) => fieldName(field)));
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} changed.`;
}

export const fieldName = (field: string): string => fieldNames[field] ?? field.replaceAll('_', ' ');

function fieldsOf({ profile, prompts, settings }: VersionContent): Record<string, Json | undefined> {
  return { ...recordOf(prompts), ...recordOf(profile), ...recordOf(settings) };
}

function recordOf(value: Json): Record<string, Json | undefined> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function shown(value: Json | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
