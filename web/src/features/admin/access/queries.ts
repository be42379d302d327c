import { queryOptions } from '@tanstack/react-query';
import { adminKey, adminRead } from '../admin-queries.ts';
import { readAdminAccess } from './api.ts';

/** Whether this person is an admin: asked on entering the area and never remembered beyond it (R-ADMIN-02). */
export function adminAccessQuery(userId: string) {
  return queryOptions({
    queryKey: [...adminKey, 'access', userId],
    queryFn: adminRead((signal) => readAdminAccess(userId, signal)),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
