import type { CareTopic } from './fields.ts';
import { americasAndOceania } from './help/americas.ts';
import { asiaAfricaAndMiddleEast } from './help/asia-africa.ts';
import { europe } from './help/europe.ts';
import { type CountryLines, findAHelpline, type HelpLine, line } from './help/line.ts';

/** Where we know no line of the country. */
const elsewhere: CountryLines = {
  emergency: '112 in Europe and on most mobile phones, 911 in the Americas, 999 in many other countries',
  anything: [findAHelpline, line('Befrienders Worldwide', 'befrienders.org', 'https://befrienders.org')],
  minor: [
    line(
      'Child Helpline International (lines for young people)',
      'childhelplineinternational.org',
      'https://childhelplineinternational.org',
    ),
  ],
};

export const countries: Record<string, CountryLines> = {
  ...europe,
  ...americasAndOceania,
  ...asiaAfricaAndMiddleEast,
};

/**
 * Whom a reader in `country` (ISO 3166 code, ZZ when unknown) can turn to about `topic`: who knows the topic, then who
 * listens to everybody, and the emergency number, which comes first where the danger is immediate (D-15, R-SAFE-05).
 * Never empty.
 */
export function helpLines(country: string, topic: CareTopic): HelpLine[] {
  const { emergency, anything, ...special } = linesOf(country);
  const key = topic === 'immediate_danger' ? 'abuse' : topic;
  const forTopic = key === 'suicide' || key === 'self_harm' ? [] : (special[key] ?? []);
  const tel = /\d+/.exec(emergency)?.[0] ?? '112';
  const inDanger = { name: 'In danger right now', contact: emergency, url: `tel:${tel}`, tel };
  const contacts = new Set(forTopic.map(({ contact }) => contact));
  const lines = [...forTopic, ...anything.filter(({ contact }) => !contacts.has(contact))];
  return topic === 'immediate_danger' ? [inDanger, ...lines] : [...lines, inDanger];
}

/** The lines of a country, the international ones where we know none. */
export function linesOf(country: string): CountryLines {
  return (Object.hasOwn(countries, country) ? countries[country] : undefined) ?? elsewhere;
}

/** Languages of so many countries that the language alone does not tell which. */
const manyCountries = new Set([
  'en',
  'es',
  'pt',
  'ar',
  'zh',
  'ru',
  'sw',
  'fa',
  'ms',
  'ur',
  'bn',
  'ta',
  'und',
]);

/**
 * The country that a browser's language tag stands for: `en-GB` and `zh-Hant-TW` name a region, `de` is at home in one
 * country, `en` tells neither and is null (R-CARE-11). The code is as written and may be nobody's.
 */
export function countryOfLanguage(tag: string): string | null {
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(tag) ?? [];
  if (language === undefined) return null;
  if (region !== undefined) return region.toUpperCase();
  const named = language.toLowerCase();
  return manyCountries.has(named) ? null : (new Intl.Locale(named).maximize().region ?? null);
}
