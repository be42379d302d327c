import { perfectForKey } from '#shared/perfect-for-key.ts';

/** The values of Perfect For that the forms offer, with their labels (R-ADMIN-24). */
export const perfectForOptions = [
  { value: 'Intellectuals', label: 'Intellectuals' },
  { value: 'Romantics', label: 'Romantics' },
  { value: 'creative_minds', label: 'Creative Minds' },
] as const;

/** The value of a stored entry, which is a text or an object with one; a known one however it was spelled. */
export function perfectForValue(entry: unknown): string {
  const value = String(typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry);
  return (
    perfectForOptions.find((option) => perfectForKey(option.value) === perfectForKey(value))?.value ?? value
  );
}

export function perfectForLabel(value: string): string {
  return perfectForOptions.find((option) => option.value === value)?.label ?? value;
}
