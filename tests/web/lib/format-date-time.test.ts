import { describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatRecent,
  formatRelativeDay,
  formatShortDay,
  formatTime,
  formatUtcDay,
  formatUtcMonth,
} from '#lib/format-date-time.ts';

const local = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString();
const evening = local(2026, 11, 20, 21, 4);
const now = new Date(2026, 10, 20, 22);

const readAs = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
/** ICU separates 'PM' by a narrow space. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('days and times', () => {
  it('have no year within this one', () => {
    readAs('en-US');
    expect([formatLongDay(evening, now), formatShortDay(evening, now)]).toEqual(['November 20', 'Nov 20']);
    const later = local(2027, 3, 3);
    expect([formatLongDay(later, now), formatShortDay(later, now)]).toEqual(['March 3, 2027', 'Mar 3, 2027']);
    readAs('en-GB');
    expect(formatLongDay(later, now)).toBe('3 March 2027');
  });

  it('[R-FIRST-25] follow the reader’s locale: its hours, order and names', () => {
    readAs('en-US');
    expect(plain(formatTime(evening))).toBe('9:04 PM');
    expect(formatDate(evening)).toBe('Nov 20, 2026');
    expect(plain(formatDateTime(evening))).toBe('Nov 20, 2026, 9:04 PM');
    expect(formatDay(evening, now)).toBe('Friday, November 20');
    readAs('en-GB');
    expect(formatTime(evening)).toBe('21:04');
    expect(formatDate(evening)).toBe('20 Nov 2026');
    expect(formatDay(evening, now)).toBe('Friday 20 November');
    readAs('de-DE');
    expect(formatDay(evening, now)).toBe('Freitag, 20. November');
  });

  it('name the day before, this one and the next, else the date, with the year when it is another year', () => {
    expect(formatRelativeDay(local(2026, 11, 20, 0), now)).toBe('Today');
    expect(formatRelativeDay(local(2026, 11, 19, 23, 59), now)).toBe('Yesterday');
    expect(formatRelativeDay(local(2026, 11, 21, 0), now)).toBe('Tomorrow');
    expect(formatRelativeDay(local(2026, 11, 18), now)).toBe('Wednesday, November 18');
    expect(formatRelativeDay(local(2024, 2, 3), now)).toBe('Saturday, February 3, 2024');
  });

  it('are as short as can be in a list: the time, Yesterday, the weekday, and after a week the date', () => {
    expect(formatRecent(evening, now)).toBe(formatTime(evening));
    expect(formatRecent(local(2026, 11, 19), now)).toBe('Yesterday');
    expect(formatRecent(local(2026, 11, 14), now)).toBe('Saturday');
    expect(formatRecent(local(2026, 11, 13), now)).toBe('Nov 13');
  });

  it('are a date without its weekday, with the year when it is another year', () => {
    expect(formatLongDay(evening, now)).toBe('November 20');
    expect(formatLongDay(local(2027, 3, 3), now)).toBe('March 3, 2027');
    expect(formatShortDay(evening, now)).toBe('Nov 20');
    expect(formatShortDay(local(2027, 3, 3), now)).toBe('Mar 3, 2027');
  });

  it('of the server’s calendar are the same in every time zone', () => {
    expect(formatUtcDay('2026-11-01')).toBe('Nov 1');
    expect(formatUtcMonth('2026-11-01')).toBe('November 2026');
  });
});
