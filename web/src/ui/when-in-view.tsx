import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { observeIntersection } from './observe-intersection.ts';

/** How far below the viewport a part is when its code and data are loaded. */
const MARGIN = '300px';

/** Renders `children` once they are near the viewport and loaded; until then `loading`, which has the same size. */
export function WhenInView({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    return observeIntersection(place.current, () => setIsNear(true), { rootMargin: MARGIN });
  }, []);
  return isNear ? <Suspense fallback={loading}>{children}</Suspense> : <div ref={place}>{loading}</div>;
}
