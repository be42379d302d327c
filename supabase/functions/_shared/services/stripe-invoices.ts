import type Stripe from 'stripe';
import type { StripeClient } from './stripe.ts';

/** An invoice with the prices of its lines, of which Stripe tells only the ids. */
export async function readInvoice(stripe: StripeClient, invoiceId: string) {
  const { id, currency, amount_paid, status_transitions, lines } = await stripe.invoices.retrieve(invoiceId);
  const priceIds = new Set(lines.data.flatMap((line) => priceOf(line) ?? []));
  const prices = await Promise.all([...priceIds].map((priceId) => stripe.prices.retrieve(priceId)));
  return {
    id,
    currency,
    amountPaid: amount_paid,
    paidAt: status_transitions.paid_at,
    lines: lines.data.map((line) => ({
      amount: line.amount,
      price: prices.find((price) => price.id === priceOf(line)) ?? null,
    })),
  };
}

function priceOf({ pricing }: Stripe.InvoiceLineItem): string | null {
  const price = pricing?.price_details?.price;
  return typeof price === 'string' ? price : (price?.id ?? null);
}
