import { useEffect, useState } from 'react';
import { timings } from '../../../lib/timings.ts';
import type { UserChoice } from './api.ts';

/** What is typed and chosen, and what is searched for: the filters at once, the text when the typing pauses. */
export function useUserChoice() {
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState<UserChoice>({ search: '', tier: null, status: null });
  const search = typed.trim();

  useEffect(() => {
    const timer = setTimeout(() => {
      setChoice((before) => (before.search === search ? before : { ...before, search }));
    }, timings.adminSearch);
    return () => clearTimeout(timer);
  }, [search]);

  return { typed, setTyped, choice, setChoice };
}
