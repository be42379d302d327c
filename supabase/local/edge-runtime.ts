import { waitAtMost } from './wait-at-most.ts';

/** Work that a function has handed over with `waitUntil` and that is not done yet. */
const pending = new Set<Promise<unknown>>();

/** Gives functions the global `EdgeRuntime` of hosted Supabase. */
export function installEdgeRuntime(): void {
  Object.assign(globalThis, { EdgeRuntime: { waitUntil } });
}

/** Resolves when all handed-over work is done, or after `milliseconds`. */
export async function finishPending(milliseconds: number): Promise<void> {
  await waitAtMost(milliseconds, Promise.allSettled(pending));
}

function waitUntil(work: Promise<unknown>): void {
  const settled = Promise.resolve(work)
    .catch((error) => console.error('EdgeRuntime.waitUntil:', error))
    .finally(() => pending.delete(settled));
  pending.add(settled);
}
