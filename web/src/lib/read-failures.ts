/** A read that failed while older data is on the screen: its key, the error, and how to read it again. */
export type ReadFailure = { key: string; error: Error; retry: () => void };

const listeners = new Set<(failure: ReadFailure) => void>();

/** Calls the listeners. This file does without the query library, so that listening costs a public page nothing. */
export function dispatchReadFailure(failure: ReadFailure): void {
  for (const listener of listeners) listener(failure);
}

/** Adds a listener and returns the function that removes it. */
export function onReadFailure(listener: (failure: ReadFailure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
