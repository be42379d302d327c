/** One spelling for a value of Perfect For however it was typed: 'Creative Minds' and 'creative_minds' are the same. */
export function perfectForKey(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
