import { retries, timings } from './timings.ts';

/** The HTTP status an error carries, as `ApiError` and `DataError` do. */
function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 0;
}

/** A refusal stays a refusal: the same request is not sent twice (D-18.6). */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500;
}

/** The query cache's `retry`: at most `times` repeats, none after a refusal. */
export function retryUpTo(times: number) {
  return (failures: number, error: Error): boolean => failures < times && !isRefusal(error);
}

/**
 * The query cache's `retryDelay`: milliseconds before repeat number `attempt` (from 0), doubling from `first` up to
 * `max`.
 */
export function exponentialBackoff(first: number, max: number) {
  return (attempt: number): number => Math.min(first * 2 ** attempt, max);
}

/** The query cache's `retryDelay`: each repeat waits `step` milliseconds longer than the one before. */
export function linearBackoff(step: number) {
  return (attempt: number): number => step * (attempt + 1);
}

/**
 * Runs `attempt` outside the query cache and, when it throws, up to 2 more times, waiting 500 ms times the number of
 * the failed attempt. Stops at once when `signal` is aborted or the server refused, and throws the last failure
 * (R-API-09).
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { signal, times = retries.queryHelper }: { signal?: AbortSignal; times?: number } = {},
): Promise<Result> {
  const delayAfter = linearBackoff(timings.queryRetryStep);
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failures >= times || signal?.aborted || isRefusal(error)) throw error;
      await pause(delayAfter(failures), signal);
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
