import { timings } from './timings.ts';

type Row = { id: string };
type Listener<T extends Row> = (now: T, old: Partial<T>) => void;
/** Updates since the last call of the listener, merged: the newest row, and the row of that call. */
type Pending<T> = { now: T; old: Partial<T> };

/**
 * Calls `listener` for the updates of a row at most twice a second (R-DATA-23). Faster ones are merged into one call,
 * from what the row was to what it is. `stop` drops pending updates.
 */
export function throttleUpdates<T extends Row>(
  listener: Listener<T>,
): { onUpdate: Listener<T>; stop: () => void } {
  const pending = new Map<string, Pending<T> | null>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function callAndWait(id: string, now: T, old: Partial<T>): void {
    listener(now, old);
    pending.set(id, null);
    const timer = setTimeout(() => {
      timers.delete(timer);
      const next = pending.get(id);
      pending.delete(id);
      if (next) callAndWait(id, next.now, next.old);
    }, timings.realtimeThrottle);
    timers.add(timer);
  }

  return {
    onUpdate: (now, old) => {
      if (pending.has(now.id)) pending.set(now.id, { now, old: { ...old, ...pending.get(now.id)?.old } });
      else callAndWait(now.id, now, old);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
