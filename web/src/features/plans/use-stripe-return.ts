import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A return from Stripe: after a payment, from the billing portal, or from a checkout that was canceled. */
export type StripeReturn = { from: 'payment'; sessionId: string } | { from: 'portal' } | { from: 'canceled' };

/** Reads the parameters of Stripe's return addresses (R-PLAN-18); null for an ordinary visit. */
function stripeReturnOf(query: URLSearchParams): StripeReturn | null {
  const sessionId = query.get('session_id');
  if (sessionId) return { from: 'payment', sessionId };
  if (query.get('canceled') === 'true') return { from: 'canceled' };
  if (query.get('changed') === 'true') return { from: 'portal' };
  return null;
}

/**
 * The return from Stripe that this visit is, if any. Its parameters leave the address, so that a reload is an ordinary
 * visit.
 */
export function useStripeReturn(): StripeReturn | null {
  const [query, setQuery] = useSearchParams();
  const [stripeReturn] = useState(() => stripeReturnOf(query));
  const isInAddress = stripeReturnOf(query) !== null;

  useEffect(() => {
    if (isInAddress) setQuery({}, { replace: true });
  }, [isInAddress, setQuery]);

  return stripeReturn;
}
