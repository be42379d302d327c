import { queryOptions } from '@tanstack/react-query';
import { adminKey, adminRead, adminReads } from '../admin-queries.ts';
import { readAdminAnswer, readStatistics } from './api.ts';

/** The dashboard's figures, kept for 5 minutes (R-CACHE-06). */
export function statisticsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'statistics'],
    queryFn: adminRead(readStatistics),
  });
}

/** The answer of `admin-dashboard` (R-ADMIN-07). */
export function adminAnswerQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'dashboard'],
    queryFn: adminRead(readAdminAnswer),
  });
}
