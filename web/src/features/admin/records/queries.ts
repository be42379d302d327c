import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { adminKey, adminRead, adminReads } from '../admin-queries.ts';
import {
  countSubscriptions,
  listAuditLog,
  listSafetyCounts,
  listSubscriptions,
  type SubscriptionCursor,
} from './api.ts';

export function subscriptionCountsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'subscription-counts'],
    queryFn: adminRead(countSubscriptions),
  });
}

export function subscriptionsQuery() {
  return infiniteQueryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'subscriptions'],
    queryFn: ({ pageParam, signal }) =>
      adminRead((stopped) => listSubscriptions(pageParam, stopped))({ signal }),
    initialPageParam: null as SubscriptionCursor | null,
    getNextPageParam: (page) => page.next,
  });
}

/** Always read when it is shown: it is where somebody looks right after a change. */
export function auditLogQuery() {
  return infiniteQueryOptions({
    ...adminReads,
    staleTime: 0,
    queryKey: [...adminKey, 'audit-log'],
    queryFn: ({ pageParam, signal }) => adminRead((stopped) => listAuditLog(pageParam, stopped))({ signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next?.id ?? null,
  });
}

export function safetyCountsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'safety-counts'],
    queryFn: adminRead(listSafetyCounts),
  });
}
