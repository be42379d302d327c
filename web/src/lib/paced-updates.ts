import { timings } from './timings.ts';

type Row = { id: string };
type OnUpdate<T extends Row> = (now: T, old: Partial<T>) => void;
/** What came too soon after the last telling: the newest row, and what it was when last told. */
type Held<T> = { now: T; old: Partial<T> };

/**
 * Tells of a row's updates at most twice a second (R-DATA-23). Those that come faster are told as one, from what the row
 * was to what it is. `stop` drops what is still held.
 */
export function pacedUpdates<T extends Row>(tell: OnUpdate<T>): { onUpdate: OnUpdate<T>; stop: () => void } {
  const held = new Map<string, Held<T> | null>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function tellAndPause(id: string, now: T, old: Partial<T>): void {
    tell(now, old);
    held.set(id, null);
    const timer = setTimeout(() => {
      timers.delete(timer);
      const waiting = held.get(id);
      held.delete(id);
      if (waiting) tellAndPause(id, waiting.now, waiting.old);
    }, timings.realtimePace);
    timers.add(timer);
  }

  return {
    onUpdate: (now, old) => {
      if (held.has(now.id)) held.set(now.id, { now, old: { ...old, ...held.get(now.id)?.old } });
      else tellAndPause(now.id, now, old);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
