import { beforeEach, expect, test, vi } from 'vitest';
import { pacedUpdates } from '../../../web/src/lib/paced-updates.ts';
import { timings } from '../../../web/src/lib/timings.ts';

type Row = { id: string; subscription_tier: string };
const row = (subscription_tier: string, id = 'ann'): Row => ({ id, subscription_tier });

beforeEach(() => {
  vi.useFakeTimers();
});

test('[R-DATA-23] a change of plan is told at once, with the old plan', () => {
  const tell = vi.fn();
  pacedUpdates<Row>(tell).onUpdate(row('basic'), { subscription_tier: 'free' });
  expect(tell.mock.calls).toEqual([[row('basic'), { subscription_tier: 'free' }]]);
});

test('[R-DATA-23] twenty changes in two seconds are told twice a second, the last one included', () => {
  const tell = vi.fn();
  const { onUpdate } = pacedUpdates<Row>(tell);
  for (let change = 0; change < 20; change++) {
    onUpdate(row(`plan ${change + 1}`), { subscription_tier: `plan ${change}` });
    vi.advanceTimersByTime(100);
  }
  expect(tell.mock.calls.length).toBeLessThanOrEqual(5);
  vi.advanceTimersByTime(timings.realtimePace);
  expect(tell.mock.lastCall?.[0]).toEqual(row('plan 20'));
  // No change falls between two tellings: each begins with what the one before ended with.
  const [, ...later] = tell.mock.calls;
  expect(later.map(([, old]) => old.subscription_tier)).toEqual(
    tell.mock.calls.slice(0, -1).map(([now]) => now.subscription_tier),
  );
});

test('the changes of one row do not hold up those of another', () => {
  const tell = vi.fn();
  const { onUpdate } = pacedUpdates<Row>(tell);
  onUpdate(row('basic', 'ann'), {});
  onUpdate(row('basic', 'ben'), {});
  expect(tell).toHaveBeenCalledTimes(2);
});

test('nothing is told any more once the page has left', () => {
  const tell = vi.fn();
  const { onUpdate, stop } = pacedUpdates<Row>(tell);
  onUpdate(row('basic'), {});
  onUpdate(row('premium'), {});
  stop();
  vi.advanceTimersByTime(timings.realtimePace * 2);
  expect(tell).toHaveBeenCalledTimes(1);
});
