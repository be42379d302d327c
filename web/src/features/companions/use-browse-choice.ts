import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BrowseChoice, readChoice, writeChoice } from './filters.ts';

/** Milliseconds without a change before the address follows: browsers limit how often it may be written. */
const ADDRESS_DELAY = 200;

/** Marks addresses this hook wrote, so that its own echo is not taken for a navigation. */
type Written = { browseChoice?: true } | null;

/**
 * What is searched and filtered. The grid follows every keystroke; the address bar follows shortly after, so that
 * reload, Back and a shared link show the same companions.
 */
export function useBrowseChoice(): [BrowseChoice, (choice: BrowseChoice) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(location.search)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if ((location.state as Written)?.browseChoice) return;
    setChoice(readChoice(new URLSearchParams(location.search)));
  }, [location]);

  const choose = useCallback(
    (next: BrowseChoice) => {
      setChoice(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const search = writeChoice(new URLSearchParams(window.location.search), next).toString();
        navigate({ search }, { replace: true, preventScrollReset: true, state: { browseChoice: true } });
      }, ADDRESS_DELAY);
    },
    [navigate],
  );

  return [choice, choose];
}
