import { formatUtcMonth } from '#lib/format-date-time.ts';
import { countryName } from '#shared/help/lines.ts';
import type { SafetyCount } from './api.ts';

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
        count: count === null ? 'fewer than 10' : count.toLocaleString('en-US'),
      })),
  }));
}
