import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendered HTML is being brought to life, true ever after. What only this visit knows (its query, the
 * clock) is left out until then: the HTML was drawn for everybody.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
