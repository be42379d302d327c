import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKey, adminRead, adminReads } from '../admin-queries.ts';
import { changeUser, listUsers, type UserChoice, type UserCursor } from './api.ts';

const usersKey = [...adminKey, 'users'] as const;

/** People of this choice, page by page; kept for 5 minutes per search, tier and status (R-CACHE-06). */
export function usersQuery(choice: UserChoice) {
  return infiniteQueryOptions({
    ...adminReads,
    queryKey: [...usersKey, choice],
    queryFn: ({ pageParam, signal }) =>
      adminRead((stopped) => listUsers(choice, pageParam, stopped))({ signal }),
    initialPageParam: null as UserCursor | null,
    getNextPageParam: (page) => page.next,
  });
}

/** Changes a person and forgets what was counted and listed before (R-CACHE-06). */
export function useUserChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeUser,
    retry: false,
    onSuccess: () => {
      client.removeQueries({ queryKey: adminKey, type: 'inactive' });
      void client.invalidateQueries({ queryKey: adminKey });
    },
  });
}
