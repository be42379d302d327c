import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * Where a person pays for a plan (R-PAY-03 to R-PAY-05). Without a subscription `url` is Stripe's checkout, which
 * returns to `/subscription?session_id=...` or `/subscription?canceled=true`. With one, it is the billing portal's page
 * that confirms the change, which returns to `/subscription?changed=true`. There is no other return address. The price
 * must be one that `stripe-plans` returns. One checkout of a person is opened at a time: `too_many_requests` meanwhile;
 * opening one ends the one before. `already_subscribed` when the plan is the one that the person has.
 * `consent` is the version of the text by which the buyer agreed to start at once and to renew; it is stored with its
 * time.
 */
export const stripeCheckout = endpoint({
  name: 'stripe-checkout',
  summary: 'the address where the caller pays for a plan or confirms a change of plan',
  method: 'POST',
  auth: 'user',
  input: v.strictObject({
    priceId: v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/)),
    consent: v.optional(v.pipe(v.string(), v.isoDate())),
    userId: v.optional(v.string()),
  }),
  output: v.object({ url: v.string() }),
  errors: ['price_not_listed', 'already_subscribed', 'payments_not_configured', 'too_many_requests'],
});
