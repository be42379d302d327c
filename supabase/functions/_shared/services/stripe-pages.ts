import type Stripe from 'stripe';
import { isMissing, MAX_LISTED, type StripeClient } from './stripe.ts';

/** The pages of Stripe that a person is sent to, and how they come back: to our site and nowhere else (D-10). */
function returnAddresses(siteUrl: string) {
  const page = new URL('/subscription', siteUrl).href;
  return {
    // Stripe replaces the braces, which must not be encoded.
    paid: `${page}?session_id={CHECKOUT_SESSION_ID}`,
    canceled: `${page}?canceled=true`,
    changed: `${page}?changed=true`,
  };
}

/** Marks the portal configuration that stripe:setup makes, so that it is found without another secret. */
export const portalMark = { made_by: 'stripe:setup' };

export type NewCheckout = {
  userId: string;
  customerId: string;
  priceId: string;
  siteUrl: string;
  /** The same key twice is one checkout. */
  idempotencyKey: string;
};

/** The address of a new checkout for a subscription. */
export async function openCheckout(stripe: StripeClient, checkout: NewCheckout): Promise<string> {
  const { userId, customerId, priceId, siteUrl, idempotencyKey } = checkout;
  const { paid, canceled } = returnAddresses(siteUrl);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: priceId, quantity: 1 }],
      subscription_data: { metadata: { user_id: userId } },
      success_url: paid,
      cancel_url: canceled,
    },
    { idempotencyKey },
  );
  return addressOf(session);
}

/** Ends every open checkout of a customer. One that was completed in the meantime stays what it is. */
export async function expireOpenCheckouts(stripe: StripeClient, customerId: string): Promise<void> {
  const listed = stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
  for (const { id } of await listed.autoPagingToArray({ limit: MAX_LISTED })) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      const session = await stripe.checkout.sessions.retrieve(id);
      if (session.status === 'open') throw error;
    }
  }
}

/** A checkout by its id; null when there is none. */
export async function readCheckout(
  stripe: StripeClient,
  sessionId: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The address of the billing portal. */
export async function openPortal(stripe: StripeClient, customerId: string, siteUrl: string): Promise<string> {
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: returnAddresses(siteUrl).changed,
    ...(await portalConfiguration(stripe)),
  });
  return session.url;
}

export type PlanChange = {
  customerId: string;
  subscriptionId: string;
  itemId: string;
  priceId: string;
  siteUrl: string;
};

/** The address of the portal's page that confirms another price for a subscription. */
export async function openPlanChange(stripe: StripeClient, change: PlanChange): Promise<string> {
  const { customerId, subscriptionId, itemId, priceId, siteUrl } = change;
  const { changed } = returnAddresses(siteUrl);
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: changed,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscriptionId,
        items: [{ id: itemId, price: priceId, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: changed } },
    },
    ...(await portalConfiguration(stripe)),
  });
  return session.url;
}

/** The portal configuration that stripe:setup made; null before it ran. */
export async function findPortalConfiguration(stripe: StripeClient): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.made_by === portalMark.made_by)?.id ?? null;
}

/** Before stripe:setup ran, the account's own default holds. */
async function portalConfiguration(stripe: StripeClient): Promise<{ configuration?: string }> {
  const configuration = await findPortalConfiguration(stripe);
  return configuration ? { configuration } : {};
}

function addressOf({ url }: Stripe.Checkout.Session): string {
  if (!url) throw new Error('Stripe opened a checkout without an address');
  return url;
}
