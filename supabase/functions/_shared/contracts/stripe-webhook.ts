import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * Stripe's events (R-PAY-11 to R-PAY-13). The input is the raw body; its `Stripe-Signature` must be made with
 * STRIPE_WEBHOOK_SECRET less than 300 s ago and no more than 300 s ahead, else `invalid_input`. An event has one effect however
 * often it arrives; one that says nothing about a plan is answered with success; whatever fails on our side with 5xx,
 * so that Stripe sends it again.
 */
export const stripeWebhook = endpoint({
  name: 'stripe-webhook',
  summary: "takes Stripe's signed events and applies the customer's present state",
  method: 'POST',
  auth: 'webhook',
  input: v.string(),
  output: v.object({}),
  errors: ['invalid_input', 'too_large', 'payments_not_configured'],
});
