import { timings } from '#lib/timings.ts';
import type { Plan } from '#shared/plans.ts';
import type { ToastDuration } from '#ui/notify.ts';
import { downgrade, type HeldPlan, leaveForCheckout, type Offer, setTier, trimFavorites } from './api.ts';
import { pricingFailure, subscriptionFailure, type Way } from './rules.ts';

/** A plan that was chosen and how the person gets it. */
export type Choice = { plan: Plan; way: Way };

/** What the two screens that change plans do differently. */
export type ChangeFlow = {
  /** Goes back to the free plan. */
  leavePlan: () => Promise<HeldPlan>;
  /** Why a choice leads nowhere, so that nothing is asked; null when it does. */
  refusal: (choice: Choice, offer: Offer | undefined) => string | null;
  /** What to say when the change did not happen. */
  failure: (choice: Choice, error: Error) => string;
  /** How long failures are shown. */
  toast: ToastDuration;
};

/** `/subscription`: free is the downgrade endpoint's business; a plan without a price is tried without Stripe. */
export const subscriptionFlow: ChangeFlow = {
  leavePlan: downgrade,
  refusal: () => null,
  failure: ({ plan, way }, error) => subscriptionFailure(plan, way, error),
  toast: timings.toastLong,
};

/** `/pricing`: free is set and favorites are trimmed (R-PLAN-12); a plan without a price only where plans are a demo (D-18). */
export const pricingFlow: ChangeFlow = {
  leavePlan: async () => {
    const held = await setTier('free');
    await trimFavorites();
    return held;
  },
  refusal: ({ plan, way }, offer) =>
    way.to === 'set-tier' && offer?.demo !== true ? `No priceId for ${plan.tier}` : null,
  failure: (_choice, error) => pricingFailure(error),
  toast: timings.toast,
};

/** Changes the plan. Answers what holds now; null when the person left for Stripe and has come back to this page. */
export async function changePlan({ plan, way }: Choice, flow: ChangeFlow): Promise<HeldPlan | null> {
  if (way.to === 'free') return flow.leavePlan();
  if (way.to === 'set-tier') return setTier(plan.tier);
  await leaveForCheckout(way.priceId);
  return null;
}
