import type { SafetyCount, SafetyFailure } from './api.ts';

/** The topics of D-31 as admins read them. */
export const topicNames: Record<string, string> = {
  suicide: 'Suicide',
  self_harm: 'Self-harm',
  eating_disorder: 'Eating disorders',
  abuse: 'Abuse',
  immediate_danger: 'Immediate danger',
  harm_to_others: 'Harm to others',
  minor: 'Minors',
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

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export const weekBefore = (now: Date): string => new Date(now.getTime() - 7 * DAY).toISOString();

/** The classifier's failures of the last day and week, and the last of them. */
export function failuresOf(failures: SafetyFailure[], now: Date) {
  const sum = (rows: SafetyFailure[]) => rows.reduce((total, { count }) => total + count, 0);
  const dayBefore = now.getTime() - DAY - HOUR; // an hour counts while any part of it is within the day
  const ofDay = failures.filter(({ hour }) => Date.parse(hour) > dayBefore);
  return { day: sum(ofDay), week: sum(failures), last: failures[0]?.last_at ?? null };
}
