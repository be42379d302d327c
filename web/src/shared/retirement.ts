import { formatLongDay, formatShortDay } from '#lib/format-date-time.ts';

/** Whether the day a companion retires on has come; null for one that stays (D-27). */
export function isRetired(retiresAt: string | null): retiresAt is string {
  return retiresAt !== null && Date.parse(retiresAt) <= Date.now();
}

/** 'Retires on March 3', 'Retired', or nothing (R-SELF-06). */
export function retirementText(retiresAt: string | null): string | null {
  if (retiresAt === null) return null;
  return isRetired(retiresAt) ? 'Retired' : `Retires on ${formatLongDay(retiresAt)}`;
}

/** 'Retires Mar 3', 'Retired', or nothing: for a narrow row. */
export function retirementMark(retiresAt: string | null): string | null {
  if (retiresAt === null) return null;
  return isRetired(retiresAt) ? 'Retired' : `Retires ${formatShortDay(retiresAt)}`;
}
