import type { stripeWebhook } from '#contracts/stripe-webhook.ts';
import { syncSubscription } from '../_shared/billing/sync-subscription.ts';
import { customerOfEvent, paidInvoiceOf } from '../_shared/domain/stripe-event.ts';
import type { Handler } from '../_shared/http/context.ts';
import { stripeClient } from '../_shared/services/stripe.ts';
import { verifiedEvent } from '../_shared/services/stripe-webhook.ts';

/**
 * A signed event names a customer; what holds for that customer, and what they paid, is read from Stripe (R-PAY-07,
 * R-COST-02).
 */
export const handleWebhook: Handler<typeof stripeWebhook> = async ({ db, env, request }, body, refuse) => {
  const stripe = stripeClient(env);
  if (!env.stripeWebhookSecret) throw refuse('payments_not_configured');
  const signature = request.headers.get('stripe-signature');
  const event = await verifiedEvent(body, signature, env.stripeWebhookSecret);
  const customerId = customerOfEvent(event);
  if (customerId) {
    const { id, type } = event;
    await syncSubscription({ db, stripe }, customerId, { id, type, paidInvoiceId: paidInvoiceOf(event) });
  }
  return {};
};
