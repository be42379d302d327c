import { describe, expect, test } from 'vitest';
import { EventQueue } from '../../../supabase/functions/_shared/turns/event-queue.ts';

async function all<T>(queue: AsyncIterable<T>): Promise<T[]> {
  const events: T[] = [];
  for await (const event of queue) events.push(event);
  return events;
}

describe('the event queue', () => {
  test('keeps the events from before the reader connects', async () => {
    const queue = new EventQueue<number>();
    queue.push(1);
    queue.push(2);
    queue.close();
    expect(await all(queue)).toEqual([1, 2]);
  });

  test('gives a waiting reader each event in order, once', async () => {
    const queue = new EventQueue<number>();
    const read = all(queue);
    for (let event = 0; event < 100; event++) {
      queue.push(event);
      if (event % 7 === 0) await Promise.resolve();
    }
    queue.close();
    expect(await read).toEqual([...Array(100).keys()]);
  });

  test('passes on falsy events', async () => {
    const queue = new EventQueue<number | string | null>();
    for (const event of [0, '', null]) queue.push(event);
    queue.close();
    expect(await all(queue)).toEqual([0, '', null]);
  });

  test('[R-TURN-19] drops events after the reader has disconnected, and never blocks the producer', async () => {
    const queue = new EventQueue<number>();
    queue.push(1);
    for await (const event of queue) {
      expect(event).toBe(1);
      break;
    }
    queue.push(2);
    queue.close();
    expect(await all(queue)).toEqual([]);
  });

  test('ends for a reader who connects after it was closed', async () => {
    const queue = new EventQueue<number>();
    queue.close();
    queue.push(1);
    expect(await all(queue)).toEqual([]);
  });

  test('lets a waiting reader disconnect', async () => {
    const queue = new EventQueue<number>();
    const reader = queue[Symbol.asyncIterator]();
    const next = reader.next();
    const left = reader.return(undefined);
    queue.close();
    expect((await next).done).toBe(true);
    expect((await left).done).toBe(true);
  });
});
