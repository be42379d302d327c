import { retries, timings } from './timings.ts';

/**
 * Runs `attempt` and, when it throws, up to 2 more times, waiting 500 ms times the number of the failed attempt.
 * Stops at once when `signal` is aborted; the last failure is thrown (R-API-09).
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { signal, times = retries.queryHelper }: { signal?: AbortSignal; times?: number } = {},
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failures >= times || signal?.aborted) throw error;
      await pause(timings.queryRetryStep * (failures + 1), signal);
    }
  }
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
