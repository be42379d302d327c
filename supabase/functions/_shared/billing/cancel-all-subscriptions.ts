import { findStripeCustomers } from '../data/billing.ts';
import type { Context } from '../http/context.ts';
import { cancelNow, readSubscriptions, stripeClient } from '../services/stripe.ts';
import { expireOpenCheckouts } from '../services/stripe-pages.ts';

const ended = ['canceled', 'incomplete_expired'];

/**
 * Ends everything that Stripe would still charge a person for, at once; to be called before the person is deleted
 * (R-API-22). Throws `payments_not_configured` when there is a live subscription and no way to cancel it.
 */
export async function cancelAllSubscriptions({ db, env }: Pick<Context, 'db' | 'env'>, userId: string) {
  const [mapped] = await findStripeCustomers(db, userId);
  if (!mapped || !(env.stripeSecretKey || mapped.hasLiveSubscription)) return;
  const stripe = stripeClient(env);
  await expireOpenCheckouts(stripe, mapped.customerId);
  for (const { id, status } of await readSubscriptions(stripe, mapped.customerId)) {
    if (!ended.includes(status)) await cancelNow(stripe, id);
  }
}
