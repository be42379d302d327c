import type { Tier } from '#contracts/fields.ts';
import { readBillingAccount } from '../data/billing.ts';
import { setOwnPlan } from '../data/plans.ts';
import type { Context } from '../http/context.ts';
import { cancelAtPeriodEnd, stripeClient } from '../services/stripe.ts';
import { type Synced, syncOwnSubscription } from './sync-subscription.ts';

/**
 * The caller goes back to the free plan (R-PAY-09, R-PAY-10, R-PAY-14): a live subscription is canceled at the end of
 * its period and the plan stays until then, without one it is free at once. Throws `payments_not_configured` rather
 * than leave a subscription that goes on being charged; `unauthorized`, `blocked`.
 */
export async function leavePlan({
  db,
  env,
  caller,
}: Context): Promise<{ tier: Tier; endsAt: string | null }> {
  const { customerId, hasLiveSubscription } = await readBillingAccount(db, caller.id);
  if (!customerId || !(env.stripeSecretKey || hasLiveSubscription)) {
    await setOwnPlan(db, caller.id, 'free');
    return { tier: 'free', endsAt: null };
  }
  const billing = { db, stripe: stripeClient(env) };
  const before = await syncOwnSubscription(billing, customerId);
  if (!before.kept || before.kept.endsAt) return stateOf(before);
  await cancelAtPeriodEnd(billing.stripe, before.kept.id);
  return stateOf(await syncOwnSubscription(billing, customerId));
}

function stateOf({ plan: { tier, endsAt } }: Synced) {
  return { tier, endsAt };
}
