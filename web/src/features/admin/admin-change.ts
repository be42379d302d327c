import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKey } from './admin-queries.ts';

/** A change in the admin area: tried once, and what it shows in `key` is read again when it has happened. */
export function useAdminChange<Given, Answer>(
  key: readonly unknown[],
  change: (given: Given) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: [...adminKey, ...key] }),
  });
}
