import { useMemo, useState } from 'react';
import { useSettled } from '#lib/use-settled.ts';
import type { UserFilter } from './api.ts';

/** What is typed and chosen, and what is searched for: the filters at once, the text when the typing pauses. */
export function useUserFilter() {
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState<Pick<UserFilter, 'tier' | 'status'>>({ tier: null, status: null });
  const search = useSettled(typed.trim());
  const choice = useMemo(() => ({ ...filters, search }), [filters, search]);
  return { typed, setTyped, filters, setFilters, choice };
}
