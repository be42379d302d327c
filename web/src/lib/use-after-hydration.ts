import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * Returns `prerendered` while prerendered HTML hydrates, then `value`, which depends on this visit (its query, the
 * clock). Where the two are equal, nothing is rendered twice.
 */
export function useAfterHydration<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    noSubscription,
    () => value,
    () => prerendered,
  );
}
