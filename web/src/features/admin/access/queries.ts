import { queryOptions } from '@tanstack/react-query';
import { adminKey, adminReads } from '../queries.ts';
import { readAdminAccess } from './api.ts';

/** Whether this person may enter the area: read on entering the area and never kept beyond it (R-ADMIN-02). */
export function adminAccessQuery(userId: string) {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'access', userId],
    queryFn: ({ signal }) => readAdminAccess(userId, signal),
    staleTime: 0,
    gcTime: 0,
  });
}
