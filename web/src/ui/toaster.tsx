import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { usePendingToasts } from './notify.ts';

const ToastStack = lazyPart(() => import('./toast-stack.tsx'));

/** The place where toasts appear; stands once in the page. `duration` is in milliseconds. */
export function Toaster({ duration }: { duration: number }) {
  const waiting = usePendingToasts((state) => state.pending.length > 0);
  const [wanted, setWanted] = useState(false);
  if (waiting && !wanted) setWanted(true);

  return (
    wanted && (
      <Suspense>
        <ToastStack duration={duration} />
      </Suspense>
    )
  );
}
