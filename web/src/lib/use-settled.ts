import { useEffect, useState } from 'react';
import { timings } from './timings.ts';

/** `value` once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), timings.searchPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
