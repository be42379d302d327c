import type { SafetyCount } from './api.ts';

/** The topics of D-15 as admins read them. */
export const topicNames: Record<string, string> = {
  suicide: 'Suicide',
  self_harm: 'Self-harm',
  eating_disorder: 'Eating disorders',
  harm_to_others: 'Harm to others',
};

export const topics = Object.keys(topicNames);

/** The months there are counts for, YYYY-MM-DD of the first day, latest first. */
export function monthsOf(counts: SafetyCount[]): string[] {
  return [...new Set(counts.map(({ month }) => month))];
}

/** One country's counts of a month, by topic. */
export type CountryCounts = { country: string; byTopic: Record<string, number>; total: number };

/** A month by country, the most first. */
export function countriesOf(counts: SafetyCount[], month: string): CountryCounts[] {
  const ofMonth = counts.filter((each) => each.month === month);
  return [...new Set(ofMonth.map(({ country }) => country))]
    .map((country) => {
      const own = ofMonth.filter((each) => each.country === country);
      return {
        country,
        byTopic: Object.fromEntries(own.map(({ topic, count }) => [topic, count])),
        total: own.reduce((sum, { count }) => sum + count, 0),
      };
    })
    .sort((a, b) => b.total - a.total || a.country.localeCompare(b.country));
}

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** A country's name; ZZ is an unknown country. */
export const countryName = (code: string): string => (code === 'ZZ' ? 'Unknown' : (regions.of(code) ?? code));
