import type { Tier } from '#contracts/fields.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

export type PlanRow = {
  tier: Tier;
  rank: number;
  name: string;
  priceGbp: number;
  lookupKey: string | null;
};

/** The plan table, lowest rank first. */
export async function listPlans(db: Db): Promise<PlanRow[]> {
  const { data, error } = await db
    .from('plans')
    .select('tier, rank, name, price_gbp, lookup_key')
    .order('rank');
  if (error) throw databaseError(error);
  return data.map((row) => ({
    tier: row.tier as Tier,
    rank: row.rank,
    name: row.name,
    priceGbp: row.price_gbp,
    lookupKey: row.lookup_key,
  }));
}

export type BillingAccount = {
  /** Null before the first checkout. */
  customerId: string | null;
  email: string | null;
  name: string | null;
  hasLiveSubscription: boolean;
};

/** What a payment needs to know of the caller. Throws `unauthorized`, `blocked`. */
export async function readBillingAccount(db: Db, userId: string): Promise<BillingAccount> {
  const { data, error } = await db.rpc('read_billing_account', { p_user_id: userId }).single();
  if (error) throw databaseError(error);
  return {
    customerId: data.customer_id,
    email: data.email,
    name: data.full_name,
    hasLiveSubscription: data.has_live_subscription,
  };
}

/** Maps a person to a customer and returns the mapped one: the first stays unless it is `replaces`. */
export async function setStripeCustomer(
  db: Db,
  userId: string,
  customerId: string,
  replaces: string | null,
): Promise<string> {
  const { data, error } = await db.rpc('set_stripe_customer', {
    p_user_id: userId,
    p_customer_id: customerId,
    ...(replaces ? { p_replaces: replaces } : {}),
  });
  if (error) throw databaseError(error);
  return data;
}

/** What a buyer agreed to: the version of the words, and what is bought. */
export type PurchaseConsent = { version: string; subject: string };

/**
 * Lets one checkout of a person be opened at a time, and keeps the buyer's consent with it. Throws `too_many_requests`,
 * `unauthorized`, `blocked`.
 */
export async function beginCheckout(
  db: Db,
  userId: string,
  consent: PurchaseConsent | undefined,
): Promise<string> {
  const { data, error } = await db.rpc('begin_checkout', {
    p_user_id: userId,
    ...(consent ? { p_consent_version: consent.version, p_subject: consent.subject } : {}),
  });
  if (error) throw databaseError(error);
  return data;
}

/** Keeps checkouts of a person who is being deleted from being opened; `endCheckout` ends it, or the deletion. */
export async function holdCheckouts(db: Db, userId: string): Promise<string> {
  const { data, error } = await db.rpc('hold_checkouts', { p_user_id: userId });
  if (error) throw databaseError(error);
  return data;
}

export async function endCheckout(db: Db, userId: string, attempt: string): Promise<void> {
  const { error } = await db.rpc('end_checkout', { p_user_id: userId, p_attempt: attempt });
  if (error) throw databaseError(error);
}

/** The webhook's event that made us read Stripe, and the invoice that it reports as paid. */
export type CausingEvent = { id: string; type: string; paidInvoiceId: string | null };

/**
 * The ticket of a reading that is about to begin; null when the customer is not ours or the event was applied already.
 */
export async function beginStripeSync(
  db: Db,
  customerId: string,
  event: CausingEvent | null,
): Promise<number | null> {
  const { data, error } = await db
    .rpc('begin_stripe_sync', { p_customer_id: customerId, ...(event ? { p_event_id: event.id } : {}) })
    .maybeSingle();
  if (error) throw databaseError(error);
  return data?.ticket ?? null;
}

/** What was read from Stripe under a ticket. */
export type StripeReading = {
  customerId: string;
  ticket: number;
  event: CausingEvent | null;
  tier: Tier;
  subscriptions: {
    id: string;
    tier: Tier;
    status: string;
    isLive: boolean;
    currentPeriodEnd: string;
    endsAt: string | null;
  }[];
};

/** The plan that holds: the next billing date while it renews, else the date until which it stays. */
export type PlanState = { tier: Tier; renewsAt: string | null; endsAt: string | null };

/** Writes a reading, unless a newer one or the same event was written before; the plan that holds then. */
export async function applyStripeReading(db: Db, reading: StripeReading): Promise<PlanState> {
  const { data, error } = await db
    .rpc('apply_stripe_state', {
      p_customer_id: reading.customerId,
      p_ticket: reading.ticket,
      p_tier: reading.tier,
      p_subscriptions: reading.subscriptions.map((subscription) => ({
        id: subscription.id,
        plan_name: subscription.tier,
        status: subscription.status,
        is_live: subscription.isLive,
        current_period_end: subscription.currentPeriodEnd,
        ends_at: subscription.endsAt,
      })),
      ...(reading.event ? { p_event_id: reading.event.id, p_event_type: reading.event.type } : {}),
    })
    .single();
  if (error) throw databaseError(error);
  const endsAt = isoTime(data.ends_at);
  return {
    tier: data.tier as Tier,
    renewsAt: endsAt ? null : isoTime(data.current_period_end),
    endsAt,
  };
}

/** Writes down what one of our customers paid, once per invoice (R-COST-02). */
export async function recordPayment(
  db: Db,
  customerId: string,
  payment: { invoiceId: string; tier: Tier; amountGbp: number; paidAt: string },
): Promise<void> {
  const { error } = await db.rpc('record_payment', {
    p_customer_id: customerId,
    p_invoice_id: payment.invoiceId,
    p_tier: payment.tier,
    p_amount_gbp: payment.amountGbp,
    p_paid_at: payment.paidAt,
  });
  if (error) throw databaseError(error);
}

export type MappedCustomer = { userId: string; customerId: string; hasLiveSubscription: boolean };

/** Persons with a customer: by user id, customer id or e-mail, or all, a hundred at a time after `after`. */
export async function findStripeCustomers(
  db: Db,
  who: string | null,
  after: string | null = null,
): Promise<MappedCustomer[]> {
  const { data, error } = await db.rpc('find_stripe_customers', {
    ...(who === null ? {} : { p_who: who }),
    ...(after === null ? {} : { p_after: after }),
  });
  if (error) throw databaseError(error);
  return data.map((row) => ({
    userId: row.user_id,
    customerId: row.customer_id,
    hasLiveSubscription: row.has_live_subscription,
  }));
}

/** Postgres writes times with a blank or an offset; the contracts say ISO 8601 UTC (D-19). */
function isoTime(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
