import Stripe from 'stripe';
import { AppError } from '#contracts/errors.ts';

/** The part of the environment that says which Stripe account is used. */
export type StripeEnv = { stripeSecretKey: string | null; stripeApiBase: string | null };

export type StripeClient = Stripe;

/** With one retry, a call ends before the page gives up on us (D-18.5). */
const TIMEOUT_MS = 8_000;

/** More subscriptions or checkouts than a person can have. */
export const MAX_LISTED = 1_000;

const clients = new Map<string, StripeClient>();

/**
 * The Stripe account of this project, at the API version of the package. Throws `payments_not_configured` without a
 * key.
 */
export function stripeClient({ stripeSecretKey, stripeApiBase }: StripeEnv): StripeClient {
  if (!stripeSecretKey) throw new AppError('payments_not_configured');
  const name = `${stripeSecretKey} ${stripeApiBase}`;
  const known = clients.get(name);
  if (known) return known;
  const client = new Stripe(stripeSecretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(stripeApiBase ? addressOf(stripeApiBase) : {}),
  });
  clients.set(name, client);
  return client;
}

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base);
  return protocol === 'http:'
    ? ({ protocol: 'http', host: hostname, port: port || '80' } as const)
    : ({ protocol: 'https', host: hostname, port: port || '443' } as const);
}

/** The active prices with these lookup keys. */
export async function readPrices(stripe: StripeClient, lookupKeys: string[]): Promise<Stripe.Price[]> {
  const { data } = await stripe.prices.list({ lookup_keys: lookupKeys, active: true, limit: 100 });
  return data;
}

export type NewCustomer = { userId: string; email: string | null; name: string | null };

/**
 * Creates the Stripe customer of a person. The same request twice is one customer: its idempotency key is made of what
 * is asked and of `replaces`, the deleted customer that it replaces.
 */
export async function createCustomer(
  stripe: StripeClient,
  { userId, email, name }: NewCustomer,
  replaces: string | null,
): Promise<string> {
  const params: Stripe.CustomerCreateParams = {
    metadata: { user_id: userId },
    ...(email ? { email } : {}),
    ...(name ? { name } : {}),
  };
  const idempotencyKey = `customer-${await digest(JSON.stringify([params, replaces]))}`;
  const customer = await stripe.customers.create(params, { idempotencyKey });
  return customer.id;
}

/** A customer that this key cannot see is a failure and not a deletion: a wrong key must not set anybody to free. */
export async function isCustomerDeleted(stripe: StripeClient, customerId: string): Promise<boolean> {
  const customer = await stripe.customers.retrieve(customerId);
  return customer.deleted === true;
}

/**
 * Every subscription of a customer, ended ones too; none of a deleted customer, whose subscriptions Stripe has ended.
 */
export async function readSubscriptions(
  stripe: StripeClient,
  customerId: string,
): Promise<Stripe.Subscription[]> {
  if (await isCustomerDeleted(stripe, customerId)) return [];
  const listed = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  return await listed.autoPagingToArray({ limit: MAX_LISTED });
}

/** Lets a subscription run to the end of its period and then end. */
export async function cancelAtPeriodEnd(stripe: StripeClient, subscriptionId: string): Promise<void> {
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
}

/** Ends a subscription now. One that has ended in the meantime is fine. */
export async function cancelNow(
  stripe: StripeClient,
  subscriptionId: string,
  params: Stripe.SubscriptionCancelParams = {},
): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId, params);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** As cancelNow; what was paid for the rest of the period becomes credit for the customer's next invoice. */
export function cancelWithCredit(stripe: StripeClient, subscriptionId: string): Promise<void> {
  return cancelNow(stripe, subscriptionId, { prorate: true, invoice_now: true });
}

/** Whether Stripe reported that there is no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
