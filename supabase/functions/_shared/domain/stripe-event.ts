/** What matters here of Stripe's event. */
export type StripeEvent = { id: string; type: string; data: { object: object } };

/** The events after which a plan may be another one; the webhook endpoint at Stripe needs no others. */
export const planEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
];

/** The customer whose plan an event may have changed; null for every other event. */
export function customerOfEvent({ type, data }: StripeEvent): string | null {
  if (!planEvents.includes(type)) return null;
  const object = data.object as { id: string; customer?: string | { id: string } | null };
  if (type === 'customer.deleted') return object.id;
  return typeof object.customer === 'string' ? object.customer : (object.customer?.id ?? null);
}

/** The invoice that an event reports as paid; null for every other event. */
export function paidInvoiceOf({ type, data }: StripeEvent): string | null {
  return type === 'invoice.paid' ? (data.object as { id: string }).id : null;
}
