import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKey, adminListQuery } from '../queries.ts';
import { changeUser, listUsers, type UserFilter } from './api.ts';

/** The users that match a filter, page by page; kept for 5 minutes per search, tier and status (R-CACHE-06). */
export function usersQuery(filter: UserFilter) {
  return adminListQuery([...adminKey, 'users', filter], (cursor, signal) =>
    listUsers(filter, cursor, signal),
  );
}

/** Changes a user and drops everything the area has counted and listed before (R-CACHE-06). */
export function useChangeUser() {
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
