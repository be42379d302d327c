import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { type ToastDuration, usePendingToasts } from './notify.ts';

const ToastStack = lazyPart('default', () => import('./toast-stack.tsx'));

/** The toasts of the page, rendered once. `duration` is the default. */
export function Toaster({ duration }: { duration: ToastDuration }) {
  const hasToasts = usePendingToasts((state) => state.pending.length > 0);
  const [isLoaded, setIsLoaded] = useState(false);
  if (hasToasts && !isLoaded) setIsLoaded(true);

  return (
    isLoaded && (
      <Suspense>
        <ToastStack duration={duration} />
      </Suspense>
    )
  );
}
