import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries } from '#lib/retry.ts';

describe('[R-API-09] the query helper', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('retries twice, half a second later each time, and throws the last error', async () => {
    const started: number[] = [];
    const begin = Date.now();
    const attempt = vi.fn(async () => {
      started.push(Date.now() - begin);
      throw new Error(`failure ${started.length}`);
    });
    const outcome = expect(withRetries(attempt)).rejects.toThrow('failure 3');
    await vi.runAllTimersAsync();
    await outcome;
    expect(started).toEqual([0, 500, 1500]);
  });

  it('stops retrying after a success', async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('here');
    const outcome = withRetries(attempt);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('here');
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('does not retry a refusal', async () => {
    const refused = Object.assign(new Error('gone'), { status: 404 });
    const attempt = vi.fn().mockRejectedValue(refused);
    await expect(withRetries(attempt)).rejects.toBe(refused);
    expect(attempt).toHaveBeenCalledOnce();
  });

  it('stops at once when it is aborted during a delay', async () => {
    const leaving = new AbortController();
    const attempt = vi.fn().mockRejectedValue(new Error('no'));
    const outcome = expect(withRetries(attempt, { signal: leaving.signal })).rejects.toThrow('left');
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort(new Error('left'));
    await outcome;
    await vi.runAllTimersAsync();
    expect(attempt).toHaveBeenCalledOnce();
  });
});
