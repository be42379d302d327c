import { useMemo, useState } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import type { UserChoice } from './api.ts';

/** What is typed and chosen, and what is searched for: the filters at once, the text when the typing pauses. */
export function useUserChoice() {
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState<Pick<UserChoice, 'tier' | 'status'>>({ tier: null, status: null });
  const search = useDebounced(typed.trim());
  const choice = useMemo(() => ({ ...filters, search }), [filters, search]);
  return { typed, setTyped, filters, setFilters, choice };
}
