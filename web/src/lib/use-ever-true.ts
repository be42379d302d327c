import { useState } from 'react';

/** Whether `isTrue` has been true since the component is there: a screen that has come stays while parts are retried. */
export function useEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(false);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
