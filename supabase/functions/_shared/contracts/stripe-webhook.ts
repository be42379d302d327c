import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * Stripe's events (R-PAY-11 to R-PAY-13). The input is the raw body; its `Stripe-Signature` must be made with
 * STRIPE_WEBHOOK_SECRET less than 300 s ago and no more than 300 s ahead, else `invalid_input`. An event has one effect
 * however often it arrives. An event that is not about a plan returns success; a failure on our side returns a 5xx
 * status, so that Stripe sends the event again.
 */
export const stripeWebhook = endpoint({
  name: 'stripe-webhook',
  summary: "takes Stripe's signed events and applies the customer's present state",
  method: 'POST',
  auth: 'webhook',
  input: v.string(),
  output: v.object({}),
  errors: ['payments_not_configured'],
});
