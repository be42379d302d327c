/**
 * How every page writes days and times: in the reader's own time zone, in the order and with the 12 or 24 hours of the
 * reader's locale (R-FIRST-25). A bare day or month (`2026-11-29`, `2026-11`) is one of the server's, in UTC.
 */

/** Makes the formatter once: making it takes a hundred times as long as using it, and lists have many times. */
function formatter(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let made: { language: string; format: Intl.DateTimeFormat } | undefined;
  return (at) => {
    const { language } = navigator;
    if (made?.language !== language) made = { language, format: new Intl.DateTimeFormat(language, options) };
    return made.format.format(at);
  };
}

const time = formatter({ hour: 'numeric', minute: '2-digit' });
const weekday = formatter({ weekday: 'long' });
const shortDay = formatter({ day: 'numeric', month: 'short' });
const longDay = formatter({ day: 'numeric', month: 'long' });
const dayOfThisYear = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const dayOfAnotherYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const date = formatter({ dateStyle: 'medium' });
const longDate = formatter({ dateStyle: 'long' });
const dateAndTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });
const utcDay = formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const utcMonth = formatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '9:04 PM'. */
export const formatTime = (iso: string): string => time(new Date(iso));

/** 'Nov 29, 2026'. */
export const formatDate = (iso: string): string => date(new Date(iso));

/** 'November 29', with the year when it is another year. */
export const formatLongDay = (iso: string, now: Date = new Date()): string =>
  (isYearOf(iso, now) ? longDay : longDate)(new Date(iso));

/** 'Nov 29', with the year when it is another year. */
export const formatShortDay = (iso: string, now: Date = new Date()): string =>
  (isYearOf(iso, now) ? shortDay : date)(new Date(iso));

/** 'Nov 29, 2026, 9:04 PM'. */
export const formatDateTime = (iso: string): string => dateAndTime(new Date(iso));

/** 'Nov 29' for a day of the server's calendar. */
export const formatUtcDay = (day: string): string => utcDay(new Date(day));

/** 'November 2026' for a month of the server's calendar. */
export const formatUtcMonth = (month: string): string => utcMonth(new Date(month));

/** 'Sunday, November 29', with the year when it is another year. */
export const formatDay = (iso: string, now: Date = new Date()): string =>
  (isYearOf(iso, now) ? dayOfThisYear : dayOfAnotherYear)(new Date(iso));

/** 'Today', 'Yesterday', 'Tomorrow', or the day. */
export function formatRelativeDay(iso: string, now: Date = new Date()): string {
  const names: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };
  return names[daysFrom(now, new Date(iso))] ?? formatDay(iso, now);
}

/** When something was, as short as can be: '9:04 PM' today, then 'Yesterday', 'Friday', and 'Oct 8' after a week. */
export function formatRecent(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const days = -daysFrom(now, at);
  if (days <= 0) return time(at);
  if (days === 1) return 'Yesterday';
  return days < 7 ? weekday(at) : shortDay(at);
}

/** How many days of the reader's calendar a moment is after another; days of 23 and 25 hours count as one. */
function daysFrom(from: Date, to: Date): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return (midnight(to) - midnight(from)) / 86_400_000;
}

const isYearOf = (iso: string, now: Date): boolean => new Date(iso).getFullYear() === now.getFullYear();
