import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { tellNear } from './tell-near.ts';

/** How far below the window a part is when its program and data are fetched: it is there when people reach it. */
const MARGIN = '300px';

/** Draws `children` once their place is near the window and their code is there; until then `loading`, of the same size. */
export function WhenNear({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    return tellNear(place.current, () => setIsNear(true), { rootMargin: MARGIN });
  }, []);
  return isNear ? <Suspense fallback={loading}>{children}</Suspense> : <div ref={place}>{loading}</div>;
}
