import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { tier } from './fields.ts';

/**
 * What can be bought: the Stripe price of each paid plan, found by the plan's lookup key (R-PAY-01). A price that is
 * not the plan table's is not offered. Empty where Stripe is not configured; `demo` then says whether plans can be
 * tried without paying, through `user-set-tier` (D-09).
 */
export const stripePlans = endpoint({
  name: 'stripe-plans',
  summary: 'the Stripe price of each plan on offer, and whether plans are a demo',
  method: 'GET',
  auth: 'public',
  input: v.object({}),
  output: v.object({ plans: v.array(v.object({ tier, priceId: v.string() })), demo: v.boolean() }),
  errors: [],
});
