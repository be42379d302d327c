import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { tier, time } from './fields.ts';

/**
 * Sets the caller's plan without Stripe (D-09): `free` for anyone; a paid tier only where Stripe is not configured and
 * DEMO_PLANS is on. Favorites beyond the new limit are trimmed in the same transaction. The response is the current
 * state: `free` with a live subscription is `stripe-downgrade`, the tier then stays until `endsAt`.
 */
export const userSetTier = endpoint({
  name: 'user-set-tier',
  summary: 'changes the plan without Stripe: to free, or to any plan where plans are a demo',
  method: 'POST',
  auth: 'user',
  input: v.object({ tier }),
  output: v.object({ tier, endsAt: v.nullable(time) }),
  errors: ['forbidden', 'payments_not_configured'],
});
