import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { followsPlan, readPlanAgain } from '#shared/plan-changes.ts';
import { notify } from '#ui/notify.ts';
import { fetchInUse, fetchOffer, fetchSubscription, leaveForPortal, syncSubscription } from './api.ts';
import { portalFailure } from './rules.ts';

/** What can be bought here. */
export function offerQuery() {
  return queryOptions({
    queryKey: ['offer'],
    queryFn: ({ signal }) => fetchOffer(signal),
    staleTime: timings.listFresh,
  });
}

/** The person's live subscription, or null. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: ['subscription', userId],
    queryFn: ({ signal }) => fetchSubscription(userId, signal),
    refetchOnMount: 'always',
    meta: followsPlan,
  });
}

/** How many active chats, favorites and own companions the person has. */
export function inUseQuery(userId: string) {
  return queryOptions({
    queryKey: ['in-use', userId],
    queryFn: ({ signal }) => fetchInUse(userId, signal),
    refetchOnMount: 'always',
    meta: followsPlan,
  });
}

/**
 * The server's reading of the subscription after a return from Stripe (`sessionId` null: from the billing portal). Reading it
 * changes nothing but what the server knows, so it is a query: asked once for each return, and again when it fails.
 */
export function syncQuery(userId: string, sessionId: string | null) {
  return queryOptions({
    queryKey: ['sync', userId, sessionId],
    queryFn: async ({ client, signal }) => {
      const held = await syncSubscription(sessionId, signal);
      await readPlanAgain(client, userId);
      return held;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Leaves for the billing portal; says when it does not open. */
export function portalMutation() {
  return mutationOptions({
    mutationFn: () => leaveForPortal(),
    onError: (error) => notify.error(portalFailure(error), { duration: timings.toastLong }),
  });
}
