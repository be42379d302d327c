import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of the new page when the path changes, so that keyboards and screen readers start
 * there (R-FIRST-14). The first page keeps its focus, and so does a field that a screen has focused itself.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return focusHeading();
  }, [pathname]);
}

/**
 * Focuses the heading as soon as there is one, and again when another one replaces it while data loads; until then the
 * main region. Ends with the user's next key or pointer press, or with the returned function.
 */
function focusHeading(): () => void {
  const main = () => document.getElementById('main');
  const isWaiting = () => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body || activeElement === main();
  };
  const focusNow = () => {
    if (!isWaiting()) return;
    const heading = main()?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main())?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusNow);
  const stop = new AbortController();
  const end = () => {
    observer.disconnect();
    stop.abort();
  };
  // The focused link is in the top bar, which stays.
  if (!main()?.contains(document.activeElement)) main()?.focus({ preventScroll: true });
  focusNow();
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, end, { signal: stop.signal });
  return end;
}
