/** The first letters of the first and the last word of a name: 'Mira Test' is 'MT'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
}

/** The longest first name that the bar has room for. */
const LONGEST = 14;

/** The first word of a name; '' when it is too long to be shown whole. */
export function shortName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return Array.from(first).length <= LONGEST ? first : '';
}
