import { beforeEach, expect, test, vi } from 'vitest';
import { throttleUpdates } from '#lib/throttle-updates.ts';
import { timings } from '#lib/timings.ts';

type Row = { id: string; subscription_tier: string };
const row = (subscription_tier: string, id = 'ann'): Row => ({ id, subscription_tier });

beforeEach(() => {
  vi.useFakeTimers();
});

/** The updates that get through, and the way to send one. */
function paced() {
  const heard: string[] = [];
  const { onUpdate, stop } = throttleUpdates<Row>((now, old) =>
    heard.push(`${now.id}: ${old.subscription_tier} to ${now.subscription_tier}`),
  );
  return { heard, onUpdate, stop };
}

test('updates faster than twice a second are merged into one, from the first old row to the last new row', () => {
  const { heard, onUpdate } = paced();
  onUpdate(row('basic'), { subscription_tier: 'free' });
  onUpdate(row('premium'), { subscription_tier: 'basic' });
  onUpdate(row('ultimate'), { subscription_tier: 'premium' });
  vi.advanceTimersByTime(timings.realtimeThrottle - 1);
  expect(heard).toEqual(['ann: free to basic']);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['ann: free to basic', 'ann: basic to ultimate']);
});

test('the updates of one row do not delay those of another', () => {
  const { heard, onUpdate } = paced();
  onUpdate(row('basic', 'ann'), { subscription_tier: 'free' });
  onUpdate(row('basic', 'ben'), { subscription_tier: 'free' });
  expect(heard).toEqual(['ann: free to basic', 'ben: free to basic']);
});

test('no update is dispatched after stop', () => {
  const { heard, onUpdate, stop } = paced();
  onUpdate(row('basic'), { subscription_tier: 'free' });
  onUpdate(row('premium'), { subscription_tier: 'basic' });
  stop();
  vi.advanceTimersByTime(timings.realtimeThrottle * 2);
  expect(heard).toHaveLength(1);
});
