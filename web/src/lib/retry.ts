import { retries, timings } from './timings.ts';

/** The HTTP status an error carries, as `ApiError` and `DataError` do. */
function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 0;
}

/** A refusal stays a refusal: nothing the caller sent is asked twice (D-18.6). */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500;
}

/**
 * Runs `attempt` and, when it throws, up to 2 more times, waiting 500 ms times the number of the failed attempt.
 * Stops at once when `signal` is aborted or the server refused; the last failure is thrown (R-API-09).
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { signal, times = retries.queryHelper }: { signal?: AbortSignal; times?: number } = {},
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failures >= times || signal?.aborted || isRefusal(error)) throw error;
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
