import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { type ToastDuration, usePendingToasts } from './notify.ts';

const ToastStack = lazyPart(() => import('./toast-stack.tsx'));

/** The place where toasts appear; stands once in the page. `duration` is for those that name none. */
export function Toaster({ duration }: { duration: ToastDuration }) {
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
