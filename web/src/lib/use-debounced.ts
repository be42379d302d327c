import { useEffect, useState } from 'react';
import { timings } from './timings.ts';

/** `value`, debounced by `timings.searchDebounce`. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), timings.searchDebounce);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
