/**
 * A line of a message without the marks of its formatting, for where it is read aloud or shown as an excerpt. It may be
 * cut anywhere, so marks are removed one by one.
 */
export function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-+*])[ \t]+/gm, '')
    .replace(/(^|[\s\p{P}])[*_`~]+(?=[^\s*_`~])/gu, '$1')
    .replace(/([^\s*_`~])[*_`~]+(?=$|[\s\p{P}])/gu, '$1');
}
