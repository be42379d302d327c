import { listPlans } from '../data/billing.ts';
import { type OfferedPrice, offeredPrices } from '../domain/offer.ts';
import { readPrices } from '../services/stripe.ts';
import type { Billing } from './sync-subscription.ts';

/** What can be bought now: Stripe's prices under the plans' lookup keys, where they charge what the plan table says. */
export async function readOffer({ db, stripe }: Billing): Promise<OfferedPrice[]> {
  const plans = await listPlans(db);
  const lookupKeys = plans.flatMap(({ lookupKey }) => lookupKey ?? []);
  return offeredPrices(plans, await readPrices(stripe, lookupKeys));
}
