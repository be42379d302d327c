import { AppError } from '#contracts/errors.ts';
import {
  applyStripeReading,
  beginStripeSync,
  type CausingEvent,
  listPlans,
  type PlanState,
  recordPayment,
} from '../data/billing.ts';
import { paymentOf } from '../domain/payment.ts';
import { decidePlan, type PlanSubscription, planSubscriptions } from '../domain/subscription.ts';
import type { Context } from '../http/context.ts';
import { cancelNow, cancelWithCredit, readSubscriptions, type StripeClient } from '../services/stripe.ts';
import { readInvoice } from '../services/stripe-invoices.ts';
import { expireOpenCheckouts } from '../services/stripe-pages.ts';

export type Billing = { db: Context['db']; stripe: StripeClient };

/** The plan as it is written down now, and the live subscription that was read. */
export type Synced = { plan: PlanState; kept: PlanSubscription | null };

/**
 * Readings that still found surplus subscriptions after canceling them; never seen, and no reason to go on for ever.
 */
const MAX_READINGS = 3;

/**
 * Makes a person's plan what Stripe says (R-PAY-07). The webhook, the return page, the checkout, the downgrade and the
 * repair command all end here. Nothing of an event is believed but its customer and, where one was paid, its
 * invoice: both are read anew, so neither order nor repetition matters.
 *
 * Two of these may run at once, and the older reading may be written last. So each takes a numbered ticket from the
 * database before it reads, and a reading is dropped when one with a higher number was written: that one was begun
 * later and has seen everything that this one was called for.
 *
 * With a live subscription no checkout of the customer stays open, and of several live ones all but one are canceled
 * (`decidePlan`), both before anything is written: if Stripe fails, nothing is written and the caller tries again.
 *
 * Null when the customer is not ours or the event was applied before.
 */
export async function syncSubscription(
  { db, stripe }: Billing,
  customerId: string,
  event: CausingEvent | null = null,
): Promise<Synced | null> {
  const ticket = await beginStripeSync(db, customerId, event);
  if (ticket === null) return null;
  if (event?.paidInvoiceId) await recordInvoice({ db, stripe }, customerId, event.paidInvoiceId);
  const { subscriptions, tier, kept } = await settledSubscriptions({ db, stripe }, customerId);
  if (kept) await expireOpenCheckouts(stripe, customerId);
  const plan = await applyStripeReading(db, { customerId, ticket, event, tier, subscriptions });
  return { plan, kept };
}

/** The same for the customer of an account: gone, it went with the person. Throws `unauthorized`. */
export async function syncOwnSubscription(billing: Billing, customerId: string): Promise<Synced> {
  const synced = await syncSubscription(billing, customerId);
  if (!synced) throw new AppError('unauthorized');
  return synced;
}

/** Before the event counts as applied: one that fails half-way is sent again. */
async function recordInvoice({ db, stripe }: Billing, customerId: string, invoiceId: string) {
  const payment = paymentOf(await readInvoice(stripe, invoiceId), await listPlans(db));
  if (payment) await recordPayment(db, customerId, payment);
}

/** What Stripe holds once no surplus subscription is left. */
async function settledSubscriptions({ db, stripe }: Billing, customerId: string) {
  const plans = await listPlans(db);
  for (let reading = 1; reading <= MAX_READINGS; reading++) {
    const subscriptions = planSubscriptions(await readSubscriptions(stripe, customerId), plans);
    const { tier, kept, surplus } = decidePlan(subscriptions);
    if (surplus.length === 0) return { subscriptions, tier, kept };
    for (const { id, status } of surplus) {
      if (status === 'active') await cancelWithCredit(stripe, id);
      else await cancelNow(stripe, id);
    }
  }
  throw new Error('Stripe still lists subscriptions that were canceled');
}
