import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepProgress } from '../../../supabase/functions/_shared/turns/keep-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Saves that the test answers one by one. */
function saves() {
  const asked: { reply: string; answer(status: string | null): void; fail(error: Error): void }[] = [];
  const save = (reply: string) =>
    new Promise<string | null>((resolve, reject) => asked.push({ reply, answer: resolve, fail: reject }));
  return { save, asked, said: () => asked.map(({ reply }) => reply) };
}

describe('the progress of a reply', () => {
  test('[R-TURN-19] is saved while it grows, twice a second and only when there is something new', async () => {
    const { save, asked, said } = saves();
    const progress = keepProgress(save, vi.fn(), vi.fn());
    progress.update('One ');
    progress.update('One two ');
    await vi.advanceTimersByTimeAsync(500);
    expect(said()).toEqual(['One two ']);
    asked[0]?.answer('running');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said()).toHaveLength(1);
    progress.update('One two three');
    await vi.advanceTimersByTimeAsync(500);
    expect(said()).toEqual(['One two ', 'One two three']);
  });

  test('is not saved for a short reply', async () => {
    const { save, asked } = saves();
    const progress = keepProgress(save, vi.fn(), vi.fn());
    progress.update('Short.');
    await vi.advanceTimersByTimeAsync(499);
    await progress.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
  });

  test('is saved one save at a time, however slow a save is', async () => {
    const { save, asked, said } = saves();
    const progress = keepProgress(save, vi.fn(), vi.fn());
    progress.update('One ');
    await vi.advanceTimersByTimeAsync(500);
    progress.update('One two ');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said()).toEqual(['One ']);
    asked[0]?.answer('running');
    await vi.advanceTimersByTimeAsync(500);
    expect(said()).toEqual(['One ', 'One two ']);
  });

  test('[R-TURN-22] sends a heartbeat every ten seconds while the model is silent', async () => {
    const { save, asked } = saves();
    keepProgress(save, vi.fn(), vi.fn());
    for (const signs of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(10_500);
      asked.at(-1)?.answer('running');
      expect(asked).toHaveLength(signs);
    }
  });

  test.each(['stopped', 'interrupted', null])(
    '[R-TURN-20] tells the worker that the turn is %s',
    async (status) => {
      const { save, asked } = saves();
      const onEnded = vi.fn();
      const progress = keepProgress(save, onEnded, vi.fn());
      progress.update('One ');
      await vi.advanceTimersByTimeAsync(500);
      expect(onEnded).not.toHaveBeenCalled();
      asked[0]?.answer(status);
      await vi.advanceTimersByTimeAsync(0);
      expect(onEnded).toHaveBeenCalledOnce();
    },
  );

  test('is saved again after a failed save, which is logged', async () => {
    const { save, asked, said } = saves();
    const onError = vi.fn();
    const progress = keepProgress(save, vi.fn(), onError);
    progress.update('One ');
    await vi.advanceTimersByTimeAsync(500);
    asked[0]?.fail(new Error('connection lost'));
    await vi.advanceTimersByTimeAsync(500);
    expect(onError).toHaveBeenCalledOnce();
    expect(said()).toEqual(['One ', 'One ']);
  });

  test('ends when the last save is done', async () => {
    const { save, asked } = saves();
    const progress = keepProgress(save, vi.fn(), vi.fn());
    progress.update('One ');
    await vi.advanceTimersByTimeAsync(500);
    const ended = vi.fn();
    progress.end().then(ended);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).not.toHaveBeenCalled();
    asked[0]?.answer('running');
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledOnce();
  });
  test('[R-PROD-23] is saved less often while many turns run', async () => {
    const save = vi.fn(async () => 'running');
    const [turns, words] = [132, 'x'.repeat(100)];
    const many = Array.from({ length: turns }, () => keepProgress(save, vi.fn(), vi.fn()));
    const second = async (n: number) => {
      for (const progress of many) progress.update(words.slice(0, n));
      await vi.advanceTimersByTimeAsync(1_000);
    };
    for (let n = 1; n <= 10; n += 1) await second(n);
    // The tests before may have left some turns running.
    expect(save.mock.calls.length / turns).toBeGreaterThanOrEqual(4);
    expect(save.mock.calls.length / turns).toBeLessThanOrEqual(5);
    await Promise.all(many.map((progress) => progress.end()));
  });
});
