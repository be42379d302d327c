import type { Invoice, InvoiceLine, Price, Subscription, SubscriptionItem } from './objects.ts';

/** What a period of a subscription costs. */
export function periodLines({ items }: Subscription): InvoiceLine[] {
  return items.data.map(({ price }) => lineOf(price, price.unit_amount));
}

/** What a change of prices costs now: what is left of the old one comes back, what is left of the new one is due. */
export function changeLines(item: SubscriptionItem, to: Price, now: number): InvoiceLine[] {
  const left = (item.current_period_end - now) / (item.current_period_end - item.current_period_start);
  return [
    lineOf(item.price, -Math.round(item.price.unit_amount * left)),
    lineOf(to, Math.round(to.unit_amount * left)),
  ];
}

/** `paidAt` is null for an invoice that could not be paid. */
export function newInvoice(
  id: string,
  subscription: Subscription,
  lines: InvoiceLine[],
  paidAt: number | null,
): Invoice {
  const due = Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  );
  return {
    id,
    object: 'invoice',
    customer: subscription.customer,
    currency: subscription.items.data[0]?.price.currency ?? 'gbp',
    status: paidAt === null ? 'open' : 'paid',
    amount_due: due,
    amount_paid: paidAt === null ? 0 : due,
    status_transitions: { paid_at: paidAt },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
  };
}

function lineOf({ id, product }: Price, amount: number): InvoiceLine {
  return {
    object: 'line_item',
    amount,
    pricing: { type: 'price_details', price_details: { price: id, product } },
  };
}
