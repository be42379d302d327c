import { type BillingAccount, setStripeCustomer } from '../data/billing.ts';
import { createCustomer, isCustomerDeleted } from '../services/stripe.ts';
import type { Billing } from './sync-subscription.ts';

/**
 * The Stripe customer of a person: the mapped one, else a new one that is mapped before it is used (R-PAY-04). One that
 * was deleted at Stripe is replaced. Two calls at once end with the same customer.
 */
export async function stripeCustomer(
  { db, stripe }: Billing,
  userId: string,
  { customerId, email, name }: BillingAccount,
): Promise<string> {
  if (customerId && !(await isCustomerDeleted(stripe, customerId))) return customerId;
  const created = await createCustomer(stripe, { userId, email, name }, customerId);
  return await setStripeCustomer(db, userId, created, customerId);
}
