import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * The billing portal, where a person sees invoices and changes card, plan or subscription (R-PAY-08). It comes back to
 * `/subscription?changed=true`.
 */
export const stripePortal = endpoint({
  name: 'stripe-portal',
  summary: "the address of the caller's billing portal",
  method: 'POST',
  auth: 'user',
  input: v.strictObject({ userId: v.optional(v.string()) }),
  output: v.object({ url: v.string() }),
  errors: ['payments_not_configured'],
});
