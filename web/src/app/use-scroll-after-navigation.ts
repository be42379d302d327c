import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls a new address to its top, or to the element of its hash; for back and forward the browser restores the
 * position. A change of the query alone, such as a filter, does not scroll.
 */
export function useScrollAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path scrolls, another query of it does not.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
}
