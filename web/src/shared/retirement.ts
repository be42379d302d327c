import { formatLongDay, formatShortDay } from '#lib/format-date-time.ts';

/** Whether the day that a companion retires on has come; null is for one who stays (D-27). */
export const isRetired = (retiresAt: string | null): boolean =>
  retiresAt !== null && Date.parse(retiresAt) <= Date.now();

/** 'Retires on March 3', then 'Retired'; null for a companion who stays (R-SELF-06). */
export function retirementText(retiresAt: string | null): string | null {
  if (retiresAt === null) return null;
  return isRetired(retiresAt) ? 'Retired' : `Retires on ${formatLongDay(retiresAt)}`;
}

/** The same for a small place: 'Retires Mar 3'. */
export function shortRetirementText(retiresAt: string | null): string | null {
  if (retiresAt === null) return null;
  return isRetired(retiresAt) ? 'Retired' : `Retires ${formatShortDay(retiresAt)}`;
}
