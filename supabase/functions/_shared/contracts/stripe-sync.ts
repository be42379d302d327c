import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { tier, time } from './fields.ts';

/**
 * Reads the caller's subscription from Stripe again and returns the current plan (R-PAY-06, R-PAY-07). With the
 * `session_id` of the return address the payment is checked first: `session_mismatch` for a session of somebody else,
 * `invalid_input` for one that is open, expired or unpaid, `not_found` for none. Without it, for the return from the
 * billing portal; `not_found` for somebody who never opened a checkout. A page that only shows the plan reads the table
 * `stripe_subscriptions` instead.
 * `renewsAt` is the next billing date; after a cancellation it is null and `endsAt` says until when the plan stays.
 */
export const stripeSync = endpoint({
  name: 'stripe-sync',
  summary: "re-reads the caller's subscription from Stripe, after a payment or a change",
  method: 'POST',
  auth: 'user',
  input: v.object({
    session_id: v.optional(v.pipe(v.string(), v.regex(/^cs_\w{1,200}$/))),
    userId: v.optional(v.string()),
  }),
  output: v.object({ tier, renewsAt: v.nullable(time), endsAt: v.nullable(time) }),
  errors: ['invalid_input', 'not_found', 'session_mismatch', 'payments_not_configured'],
});
