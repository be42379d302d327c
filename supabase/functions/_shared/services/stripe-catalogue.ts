import type Stripe from 'stripe';
import { isMissing, type StripeClient } from './stripe.ts';
import { findPortalConfiguration, portalMark } from './stripe-pages.ts';

/** Makes the product of a plan, or gives it back its name and its place on sale. */
export async function ensureProduct(stripe: StripeClient, id: string, name: string): Promise<void> {
  const product = await findProduct(stripe, id);
  if (!product) await stripe.products.create({ id, name });
  else if (product.name !== name || !product.active) await stripe.products.update(id, { name, active: true });
}

export type NewPrice = {
  productId: string;
  tier: string;
  lookupKey: string;
  charge: { currency: string; unit_amount: number; recurring: { interval: 'month' } };
};

/**
 * Makes the price that is found by a lookup key from now on. The tier stays with it when a later price takes the key.
 */
export async function createPrice(stripe: StripeClient, price: NewPrice): Promise<string> {
  const { productId, tier, lookupKey, charge } = price;
  const { id } = await stripe.prices.create({
    ...charge,
    product: productId,
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata: { tier },
  });
  return id;
}

/** Nobody can buy at this price any more; whoever subscribed at it keeps it. */
export async function retirePrice(stripe: StripeClient, priceId: string): Promise<void> {
  await stripe.prices.update(priceId, { active: false });
}

/**
 * What a person can do in the billing portal: see invoices, change the card, change between these prices, paying or
 * being credited the difference at once, and cancel at the end of the period.
 */
export async function ensurePortalConfiguration(
  stripe: StripeClient,
  products: { product: string; prices: string[] }[],
): Promise<void> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products,
    },
  };
  const configuration = await findPortalConfiguration(stripe);
  if (configuration) await stripe.billingPortal.configurations.update(configuration, { features });
  else await stripe.billingPortal.configurations.create({ features, metadata: portalMark });
}

async function findProduct(stripe: StripeClient, id: string): Promise<Stripe.Product | null> {
  try {
    return await stripe.products.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
