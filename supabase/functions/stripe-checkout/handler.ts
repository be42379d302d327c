import type { stripeCheckout } from '#contracts/stripe-checkout.ts';
import { readOffer } from '../_shared/billing/offer.ts';
import { stripeCustomer } from '../_shared/billing/stripe-customer.ts';
import { type Billing, syncOwnSubscription } from '../_shared/billing/sync-subscription.ts';
import { beginCheckout, endCheckout, readBillingAccount } from '../_shared/data/billing.ts';
import type { OfferedPrice } from '../_shared/domain/offer.ts';
import type { Context, Handler, Refuse } from '../_shared/http/context.ts';
import { stripeClient } from '../_shared/services/stripe.ts';
import { expireOpenCheckouts, openCheckout, openPlanChange } from '../_shared/services/stripe-pages.ts';

/** The price must be on offer; then one checkout at a time is opened for a person (R-PAY-04, R-PAY-05). */
export const handleCheckout: Handler<typeof stripeCheckout> = async (
  context,
  { priceId, consent },
  refuse,
) => {
  const { db, env, caller } = context;
  const account = await readBillingAccount(db, caller.id);
  const billing = { db, stripe: stripeClient(env) };
  const offered = (await readOffer(billing)).find((price) => price.priceId === priceId);
  if (!offered) throw refuse('price_not_listed');

  const agreed = consent ? { version: consent, subject: `${offered.tier}, ${priceId}` } : undefined;
  const attempt = await beginCheckout(db, caller.id, agreed);
  try {
    const customerId = await stripeCustomer(billing, caller.id, account);
    return { url: await paymentPage(context, refuse, billing, customerId, offered, attempt) };
  } finally {
    await endCheckout(db, caller.id, attempt);
  }
};

/**
 * A checkout that is still open is ended first and the subscription read after that: whoever paid in between has a
 * subscription by then and gets the portal, not a second checkout.
 */
async function paymentPage(
  { env: { siteUrl }, caller }: Context,
  refuse: Refuse<typeof stripeCheckout>,
  billing: Billing,
  customerId: string,
  { tier, priceId }: OfferedPrice,
  attempt: string,
): Promise<string> {
  const { stripe } = billing;
  await expireOpenCheckouts(stripe, customerId);
  const { kept } = await syncOwnSubscription(billing, customerId);
  if (kept?.tier === tier) throw refuse('already_subscribed');
  if (kept) {
    const { id: subscriptionId, itemId } = kept;
    return await openPlanChange(stripe, { customerId, subscriptionId, itemId, priceId, siteUrl });
  }
  const idempotencyKey = `checkout-${attempt}`;
  return await openCheckout(stripe, { userId: caller.id, customerId, priceId, siteUrl, idempotencyKey });
}
