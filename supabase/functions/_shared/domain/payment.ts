import type { Tier } from '#contracts/fields.ts';
import { type Plan, planOfPrice, type StripePlanPrice } from './subscription.ts';

/** What matters here of an invoice: amounts in pence, and the prices of its lines. */
export type StripeInvoice = {
  id: string;
  currency: string;
  amountPaid: number;
  /** Seconds; null while it is not paid. */
  paidAt: number | null;
  lines: { amount: number; price: StripePlanPrice | null }[];
};

/** What a person paid for a plan, in pounds. */
export type Payment = { invoiceId: string; tier: Tier; amountGbp: number; paidAt: string };

/**
 * What an invoice brought, and for which plan: the highest that it charges for, because after a change of plans it
 * also gives back what is left of the old one. Null for an invoice of nothing, for one without a plan, and for one in
 * another currency, in which no plan is sold.
 */
export function paymentOf(invoice: StripeInvoice, plans: Plan[]): Payment | null {
  const { id, currency, amountPaid, paidAt, lines } = invoice;
  if (currency !== 'gbp' || amountPaid <= 0 || paidAt === null) return null;
  const [plan] = lines
    .flatMap(({ amount, price }) => (amount > 0 && price && planOfPrice(price, plans)) || [])
    .sort((one, other) => other.rank - one.rank);
  if (!plan) return null;
  const paid = new Date(paidAt * 1000).toISOString();
  return { invoiceId: id, tier: plan.tier, amountGbp: amountPaid / 100, paidAt: paid };
}
