const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of a prerendered page: 'November 23, 2026' in every browser. */
export function dayInEnglish(date: string): string {
  return day.format(new Date(date));
}

/** A language by its code, as the page calls it. */
export function languageName(code: string): string {
  return languageNames.of(code) ?? code;
}

/** Between which whole percentages the true share lies with 95 % confidence (Wilson's interval). */
export function intervalOf(count: number, of: number): [low: number, high: number] {
  const z = 1.96;
  const share = count / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const percent = (value: number) => (100 * value) / (1 + (z * z) / of);
  return [Math.floor(percent(middle - half) + 1e-9), Math.ceil(percent(middle + half) - 1e-9)];
}
