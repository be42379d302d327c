import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only this visit knows (its query, the clock); while prerendered HTML, which was drawn for everybody, is being
 * brought to life, `everybodys` in its place. Where the two are the same, nothing is drawn twice.
 */
export function useAfterHydration<Value>(value: Value, everybodys: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => everybodys,
  );
}
