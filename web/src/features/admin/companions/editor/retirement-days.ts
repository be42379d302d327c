/** The days that a retirement can be set to, as a date field has them: `2027-03-03`. */

const DAY = 86_400_000;

/** How long before its day a retirement is known at least (`private.retirement_notice`), and by default. */
const NOTICE_DAYS = 7;
const USUAL_DAYS = 30;

/** Noon in UTC, which nearly all time zones count to the same day: everybody reads the day that was chosen. */
export const timeOfDay = (day: string): string => `${day}T12:00:00.000Z`;

/** The first day that can be chosen. */
export function firstDay(now: number): string {
  const noon = Date.parse(timeOfDay(dayIn(now, NOTICE_DAYS)));
  // The notice must still be long enough when the form is sent.
  return noon > now + NOTICE_DAYS * DAY + DAY / 24 ? dayIn(now, NOTICE_DAYS) : dayIn(now, NOTICE_DAYS + 1);
}

export const usualDay = (now: number): string => dayIn(now, USUAL_DAYS);

const dayIn = (now: number, days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);
