const DAY = 24 * 60 * 60 * 1000;

/** Whole days since `iso` (R-DASH-03). */
export function daysSince(iso: string, now: number = Date.now()): number {
  return Math.max(0, Math.floor((now - Date.parse(iso)) / DAY));
}
