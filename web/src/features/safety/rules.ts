import {
  type CountryLines,
  countries,
  countryOfLanguage,
  elsewhere,
  type HelpLine,
} from '#contracts/help-lines.ts';
import { formatUtcMonth } from '#lib/format-date-time.ts';
import type { SafetyCount } from './api.ts';

/** Countries without known lines; in the counts, countries that must not be named. */
export const ELSEWHERE = 'ZZ';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country by its code, as the page calls it. */
export function countryName(code: string): string {
  return code === ELSEWHERE ? 'Other countries' : (names.of(code) ?? code);
}

/** Every country with known lines, by name, and the rest of the world. */
export const countryOptions = [
  ...Object.keys(countries)
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1)),
  { value: ELSEWHERE, label: 'Somewhere else' },
];

/** The country to show first in a browser with this language; elsewhere when no lines are known. */
export function countryOfReader(tag: string): string {
  const country = countryOfLanguage(tag) ?? '';
  return Object.hasOwn(countries, country) ? country : ELSEWHERE;
}

/** The lines of a country by what they are for, and the number for an emergency. */
export function linesOf(country: string): {
  emergency: string;
  groups: { title: string; lines: HelpLine[] }[];
} {
  const known: CountryLines = countries[country] ?? elsewhere;
  return {
    emergency: known.emergency,
    groups: [
      { title: 'For everything that is too heavy to carry alone', lines: known.anything },
      { title: 'Eating disorders', lines: known.eating_disorder ?? [] },
      { title: 'Violence, or the fear of hurting someone', lines: known.harm_to_others ?? [] },
    ].filter(({ lines }) => lines.length > 0),
  };
}

/** One month of the published counts, ready to be read. */
export type Month = { month: string; countries: { country: string; count: string }[] };

/** The counts by month, newest first. */
export function byMonth(counts: SafetyCount[]): Month[] {
  const months = [...new Set(counts.map(({ month }) => month))];
  return months.map((month) => ({
    month: formatUtcMonth(month),
    countries: counts
      .filter((count) => count.month === month)
      .map(({ country, count }) => ({
        country: countryName(country),
        count: count === null ? 'fewer than 10' : count.toLocaleString('en-GB'),
      })),
  }));
}
