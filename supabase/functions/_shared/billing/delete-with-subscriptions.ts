import { endCheckout, findStripeCustomers, holdCheckouts } from '../data/billing.ts';
import type { Context } from '../http/context.ts';
import { cancelNow, readSubscriptions, stripeClient } from '../services/stripe.ts';
import { expireOpenCheckouts } from '../services/stripe-pages.ts';

const ended = ['canceled', 'incomplete_expired'];

/**
 * Deletes a person by `remove`, once everything has ended that Stripe would still charge for (R-API-22); no checkout
 * can be opened meanwhile. Throws `payments_not_configured` when there is a live subscription and no way to cancel it,
 * and `too_many_requests` while a checkout of the person is being opened.
 */
export async function deleteWithSubscriptions<Result>(
  { db, env }: Pick<Context, 'db' | 'env'>,
  userId: string,
  remove: () => Promise<Result>,
): Promise<Result> {
  const hold = await holdCheckouts(db, userId);
  try {
    const [mapped] = await findStripeCustomers(db, userId);
    if (mapped && (env.stripeSecretKey || mapped.hasLiveSubscription)) {
      const stripe = stripeClient(env);
      await expireOpenCheckouts(stripe, mapped.customerId);
      for (const { id, status } of await readSubscriptions(stripe, mapped.customerId)) {
        if (!ended.includes(status)) await cancelNow(stripe, id);
      }
    }
    return await remove();
  } catch (error) {
    await endCheckout(db, userId, hold);
    throw error;
  }
}
