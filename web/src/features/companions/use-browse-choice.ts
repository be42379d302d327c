import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BrowseChoice, readChoice, writeChoice } from './browse-choice.ts';

/** Milliseconds without a change before the address follows: browsers limit how often it may be written. */
const ADDRESS_DELAY = 200;

/** Marks addresses this hook wrote, so that its own echo is not taken for a navigation. */
type Written = { browseChoice?: true } | null;

/**
 * What is searched and filtered. The grid follows every keystroke; the address bar follows shortly after, and before
 * anything is clicked that may lead away, so that reload, Back and a shared link show the same companions.
 */
export function useBrowseChoice(): [BrowseChoice, (choice: BrowseChoice) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(location.search)));
  const unwritten = useRef<BrowseChoice | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current === null) return;
    const search = writeChoice(new URLSearchParams(window.location.search), unwritten.current).toString();
    unwritten.current = null;
    navigate({ search }, { replace: true, preventScrollReset: true, state: { browseChoice: true } });
  }, [navigate]);

  useEffect(() => {
    window.addEventListener('click', write, { capture: true });
    return () => {
      window.removeEventListener('click', write, { capture: true });
      clearTimeout(timer.current);
    };
  }, [write]);

  useEffect(() => {
    if ((location.state as Written)?.browseChoice) return;
    setChoice(readChoice(new URLSearchParams(location.search)));
  }, [location]);

  const choose = useCallback(
    (next: BrowseChoice) => {
      setChoice(next);
      unwritten.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, ADDRESS_DELAY);
    },
    [write],
  );

  return [choice, choose];
}
