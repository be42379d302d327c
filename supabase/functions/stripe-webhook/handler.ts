import type { stripeWebhook } from '#contracts/stripe-webhook.ts';
import { syncSubscription } from '../_shared/billing/sync-subscription.ts';
import { customerOfEvent } from '../_shared/domain/stripe-event.ts';
import type { Handler } from '../_shared/http/context.ts';
import { stripeClient } from '../_shared/services/stripe.ts';
import { verifiedEvent } from '../_shared/services/stripe-webhook.ts';

/** A signed event names a customer; what holds for that customer is read from Stripe (R-PAY-07). */
export const handleWebhook: Handler<typeof stripeWebhook> = async ({ db, env, request }, body, refuse) => {
  const stripe = stripeClient(env);
  if (!env.stripeWebhookSecret) throw refuse('payments_not_configured');
  const signature = request.headers.get('stripe-signature');
  const event = await verifiedEvent(body, signature, env.stripeWebhookSecret);
  const customerId = customerOfEvent(event);
  if (customerId) await syncSubscription({ db, stripe }, customerId, { id: event.id, type: event.type });
  return {};
};
