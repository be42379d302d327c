import { formatRelativeDay, formatTime } from '#lib/format-date-time.ts';

/** A span as MM:SS, never below 00:00; an hour and more counts on in minutes (R-CHAT-16). */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** When something will be, in the reader's own time zone (R-CHAT-10): 'at 2:05 PM', 'tomorrow at 1:00 AM'. */
export function formatMoment(iso: string, now: Date = new Date()): string {
  const day = formatRelativeDay(iso, now);
  const time = `at ${formatTime(iso)}`;
  return day === 'Today' ? time : `${day === 'Tomorrow' ? 'tomorrow' : `on ${day}`} ${time}`;
}

/** Whole minutes until a moment, the one that has begun included. */
export function minutesLeft(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 60_000));
}

/** Which day of the reader's calendar a moment belongs to; equal for all moments of one day. */
export function dayOf(iso: string): string {
  return new Date(iso).toDateString();
}

/** When a person who has none left may write again. */
export function nextMessagesText(waitsUntil: string | null): string | null {
  return waitsUntil && `Your next messages come ${formatMoment(waitsUntil)}.`;
}
