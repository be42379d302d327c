/** A span as MM:SS, never below 00:00; an hour and more counts on in minutes (R-CHAT-16). */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** When something will be, in the reader's own time zone (R-CHAT-10): 'at 14:05', 'tomorrow at 01:00'. */
export function formatMoment(iso: string, now: Date = new Date()): string {
  const day = dayLabel(iso, now);
  const time = `at ${formatTime(iso)}`;
  return day === 'Today' ? time : `${day === 'Tomorrow' ? 'tomorrow' : `on ${day}`} ${time}`;
}

/** When something was, as short as can be: the time today, else the day. */
export function formatShortMoment(iso: string, now: Date = new Date()): string {
  if (dayOf(iso) === now.toDateString()) return formatTime(iso);
  return new Date(iso).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
}

/** Whole minutes until a moment, the one that has begun included. */
export function minutesLeft(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 60_000));
}

/** Made once: making it takes a hundred times as long as using it, and a list of messages has many times. */
const timeFormat = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** The time of a message in the reader's own time zone. */
export function formatTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}

/** Which day of the reader's calendar a moment belongs to; equal for all moments of one day. */
export function dayOf(iso: string): string {
  return new Date(iso).toDateString();
}

/** 'Today', 'Yesterday', 'Tomorrow', or the date. */
export function dayLabel(iso: string, now: Date = new Date()): string {
  const names = new Map([
    [shiftedDay(now, 0), 'Today'],
    [shiftedDay(now, -1), 'Yesterday'],
    [shiftedDay(now, 1), 'Tomorrow'],
  ]);
  const moment = new Date(iso);
  const sameYear = moment.getFullYear() === now.getFullYear();
  return (
    names.get(moment.toDateString()) ??
    moment.toLocaleDateString(undefined, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(!sameYear && { year: 'numeric' }),
    })
  );
}

function shiftedDay(from: Date, days: number): string {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days).toDateString();
}
