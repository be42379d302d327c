import { describe, expect, it } from 'vitest';
import { formatTime } from '#lib/format-date-time.ts';
import { formatCountdown, formatMoment } from '../../../web/src/features/chat/clock.ts';

const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const now = local(20, 12);
const moment = (date: Date) => formatMoment(date.toISOString(), now);

describe('the countdown', () => {
  it.each([
    [300_000, '05:00'],
    [59_001, '01:00'],
    [59_000, '00:59'],
    [1, '00:01'],
    [0, '00:00'],
    [-5000, '00:00'],
    [3_900_000, '65:00'],
  ])('writes %i ms as %s', (milliseconds, text) => {
    expect(formatCountdown(milliseconds)).toBe(text);
  });
});

describe('a moment', () => {
  it('is shown in the reader’s own time zone', () => {
    const time = formatTime(local(20, 18, 5).toISOString());
    expect(moment(local(20, 18, 5))).toBe(`at ${time}`);
    expect(moment(local(21, 18, 5))).toBe(`tomorrow at ${time}`);
  });
});
