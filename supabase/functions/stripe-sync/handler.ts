import type { stripeSync } from '#contracts/stripe-sync.ts';
import { syncSubscription } from '../_shared/billing/sync-subscription.ts';
import { readBillingAccount } from '../_shared/data/billing.ts';
import { checkoutRefusal } from '../_shared/domain/checkout.ts';
import type { Handler } from '../_shared/http/context.ts';
import { stripeClient } from '../_shared/services/stripe.ts';
import { readCheckout } from '../_shared/services/stripe-pages.ts';

/** The return from Stripe: the payment must be the caller's own and done; what it means is read anew (R-PAY-06). */
export const handleSync: Handler<typeof stripeSync> = async ({ db, env, caller }, { session_id }, refuse) => {
  const { customerId } = await readBillingAccount(db, caller.id);
  const stripe = stripeClient(env);
  if (session_id) {
    const refusal = checkoutRefusal(await readCheckout(stripe, session_id), caller.id, customerId);
    if (refusal) throw refuse(refusal);
  }
  const synced = customerId ? await syncSubscription({ db, stripe }, customerId) : null;
  if (!synced) throw refuse('not_found');
  return synced.plan;
};
