import { create } from 'zustand';

/**
 * How to read again what is shown although its last read did not reach the server; null while there is nothing of that
 * kind. The query cache sets it; this file does without the query library, which public pages do not load.
 */
const useReachStore = create<{ tryAgain: (() => void) | null }>(() => ({ tryAgain: null }));

export function setTryAgain(tryAgain: (() => void) | null): void {
  useReachStore.setState({ tryAgain });
}

export function useTryAgain(): (() => void) | null {
  return useReachStore((state) => state.tryAgain);
}
