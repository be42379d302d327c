import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { tier, time } from './fields.ts';

/**
 * Goes back to the free plan (R-PAY-09, R-PAY-10): a live subscription is canceled at the end of its period, `tier`
 * stays what it is until `endsAt`; without one the plan is free at once and `endsAt` is null. `payments_not_configured`
 * when there is a live subscription and no way to cancel it.
 */
export const stripeDowngrade = endpoint({
  name: 'stripe-downgrade',
  summary: 'cancels the subscription at the end of its period, or sets the free plan at once without one',
  method: 'POST',
  auth: 'user',
  input: v.object({ userId: v.optional(v.string()) }),
  output: v.object({ tier, endsAt: v.nullable(time) }),
  errors: ['payments_not_configured'],
});
