/** What matters here of Stripe's checkout session. */
export type StripeCheckout = {
  client_reference_id: string | null;
  customer: string | { id: string } | null;
  status: string | null;
  payment_status: string;
};

/** Why a checkout is not a completed payment of this person; null when it is. */
export function checkoutRefusal(
  checkout: StripeCheckout | null,
  userId: string,
  customerId: string | null,
): 'not_found' | 'session_mismatch' | 'invalid_input' | null {
  if (checkout === null) return 'not_found';
  const payer = typeof checkout.customer === 'string' ? checkout.customer : checkout.customer?.id;
  if (checkout.client_reference_id !== userId || payer !== customerId) return 'session_mismatch';
  const isPaid = checkout.status === 'complete' && checkout.payment_status !== 'unpaid';
  return isPaid ? null : 'invalid_input';
}
