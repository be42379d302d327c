import { timings } from '#lib/timings.ts';
import type { Plan } from '#shared/plans.ts';
import type { ToastDuration } from '#ui/notify.ts';
import { downgrade, leaveForCheckout, type Offer, type PlanStatus, setTier, trimFavorites } from './api.ts';
import { type ChangeMethod, pricingFailure, subscriptionFailure } from './rules.ts';

/** The chosen plan and how it is changed to. */
export type Choice = { plan: Plan; method: ChangeMethod };

/** The differences between the two screens that change plans. */
export type ChangeFlow = {
  /** Goes back to the free plan. */
  leavePlan: () => Promise<PlanStatus>;
  /** Why a choice is not possible, so that no dialog opens; null when it is. */
  refusal: (choice: Choice, offer: Offer | undefined) => string | null;
  /** The text about a change that failed. */
  failure: (choice: Choice, error: Error) => string;
  /** How long failures are shown. */
  toast: ToastDuration;
};

/** `/subscription`: free is the downgrade endpoint's business; a plan without a price is tried without Stripe. */
export const subscriptionFlow: ChangeFlow = {
  leavePlan: downgrade,
  refusal: () => null,
  failure: ({ plan, method }, error) => subscriptionFailure(plan, method, error),
  toast: timings.toastLong,
};

/**
 * `/pricing`: free is set and favorites are trimmed (R-PLAN-12); a plan without a price only where plans are a demo
 * (D-18).
 */
export const pricingFlow: ChangeFlow = {
  leavePlan: async () => {
    const held = await setTier('free');
    await trimFavorites();
    return held;
  },
  refusal: ({ plan, method }, offer) =>
    method.to === 'set-tier' && offer?.demo !== true ? `No priceId for ${plan.tier}` : null,
  failure: (_choice, error) => pricingFailure(error),
  toast: timings.toast,
};

/** Changes the plan. Returns the current plan; null when the person left for Stripe and has come back to this page. */
export async function changePlan({ plan, method }: Choice, flow: ChangeFlow): Promise<PlanStatus | null> {
  if (method.to === 'free') return flow.leavePlan();
  if (method.to === 'set-tier') return setTier(plan.tier);
  await leaveForCheckout(method.priceId);
  return null;
}
