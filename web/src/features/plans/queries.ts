import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { followsPlan, readPlanAgain } from '#shared/plan-changes.ts';
import type { Plan } from '#shared/plans.ts';
import { notify } from '#ui/notify.ts';
import {
  fetchInUse,
  fetchOffer,
  fetchSubscription,
  leaveForPortal,
  type PlanStatus,
  syncSubscription,
} from './api.ts';
import { type ChangeFlow, type Choice, changePlan } from './change-plan.ts';
import { portalFailure, staysUntil } from './rules.ts';

/** The prices of the plans. */
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

/** The number of active chats, favorites and own companions of the person. */
export function inUseQuery(userId: string) {
  return queryOptions({
    queryKey: ['in-use', userId],
    queryFn: ({ signal }) => fetchInUse(userId, signal),
    refetchOnMount: 'always',
    meta: followsPlan,
  });
}

/**
 * The server's reading of the subscription after a return from Stripe (`sessionId` null: from the billing portal).
 * Reading it changes nothing but what the server knows, so it is a query: sent once for each return, and repeated when
 * it fails.
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

/** Leaves for the billing portal; a toast says when it does not open. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: leaveForPortal,
    onError: (error) => notify.error(portalFailure(error), { duration: timings.toastLong }),
  });
}

/** Changes the plan by the method of a choice, and reads again what depends on it; toasts show the outcome. */
export function useChangePlan(userId: string, plans: Plan[] | undefined, flow: ChangeFlow) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => changePlan(choice, flow),
    onSuccess: async (held) => {
      await readPlanAgain(client, userId);
      if (held) notify.success(planText(held, plans ?? []), { duration: timings.toastLong });
    },
    onError: (error, choice) => notify.error(flow.failure(choice, error), { duration: flow.toast }),
  });
}

function planText({ tier, endsAt }: PlanStatus, plans: Plan[]): string {
  const name = plans.find((plan) => plan.tier === tier)?.name ?? tier;
  return endsAt === null ? `Plan updated: now on ${name}.` : staysUntil(name, endsAt);
}
