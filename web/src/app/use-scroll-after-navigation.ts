import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new address starts at its top, or at the part its `#` names; back and forward keep the place, which the browser
 * remembers. A change of the query alone, such as a filter, does not move the page.
 */
export function useScrollAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path scrolls even when the hash stays the same.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, isReturn]);
}
