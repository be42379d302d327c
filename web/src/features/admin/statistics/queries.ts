import { queryOptions } from '@tanstack/react-query';
import { adminKey, adminReads } from '../queries.ts';
import { readAdminDashboard, readStatistics } from './api.ts';

/** The dashboard's figures, kept for 5 minutes (R-CACHE-06). */
export function statisticsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'statistics'],
    queryFn: ({ signal }) => readStatistics(signal),
  });
}

/** Who the admin is and which provider keys are set (R-ADMIN-07). */
export function adminDashboardQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'dashboard'],
    queryFn: ({ signal }) => readAdminDashboard(signal),
  });
}
