import { queryOptions } from '@tanstack/react-query';
import { adminKey, adminListQuery, adminReads } from '../queries.ts';
import { countSubscriptions, listAuditLog, listSafetyCounts, listSubscriptions } from './api.ts';

export function subscriptionCountsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'subscription-counts'],
    queryFn: ({ signal }) => countSubscriptions(signal),
  });
}

export function subscriptionsQuery() {
  return adminListQuery([...adminKey, 'subscriptions'], listSubscriptions);
}

/** Read again whenever it is shown: admins look here right after a change. */
export function auditLogQuery() {
  return { ...adminListQuery([...adminKey, 'audit-log'], listAuditLog), staleTime: 0 };
}

export function safetyCountsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'safety-counts'],
    queryFn: ({ signal }) => listSafetyCounts(signal),
  });
}
