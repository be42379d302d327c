import { queryOptions } from '@tanstack/react-query';
import { adminKey, adminListQuery, adminReads, useAdminMutation } from '../queries.ts';
import {
  countSubscriptions,
  liftPause,
  listAuditLog,
  listPauses,
  listSafetyCounts,
  listSafetyFailures,
  listSubscriptions,
} from './api.ts';
import { weekBefore } from './safety-rules.ts';

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

/** Read again whenever it is shown: somebody may wait. */
export function pausesQuery() {
  return { ...adminListQuery([...adminKey, 'pauses'], listPauses), staleTime: 0 };
}

export function useLiftPause() {
  return useAdminMutation(liftPause, pausesQuery().queryKey);
}

export function safetyFailuresQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'safety-failures'],
    queryFn: ({ signal }) => listSafetyFailures(weekBefore(new Date()), signal),
  });
}
