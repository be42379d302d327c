/** A read that failed behind the screen: what was read (`key`), why, and how to read it again. */
export type DataFailure = { key: string; error: Error; retry: () => void };

const listeners = new Set<(failure: DataFailure) => void>();

/** Tells of a failed read. Free of the query library, so that listening costs a public page nothing. */
export function tellDataFailure(failure: DataFailure): void {
  for (const listener of listeners) listener(failure);
}

/** Calls `listener` for every failed read until the returned function is called. */
export function onDataFailure(listener: (failure: DataFailure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
