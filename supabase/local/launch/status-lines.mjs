// @ts-check

/**
 * What `npm run status` and `supabase status -o env` print: NAME=value lines, with or without quotes.
 *
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readStatusLines(text) {
  const lines = text.matchAll(/^([A-Z0-9_]+)=("?)(.*)\2$/gm);
  return Object.fromEntries([...lines].map(([, name, , value]) => [name, value]));
}
