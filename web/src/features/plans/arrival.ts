/** How somebody comes back from Stripe: paid, turned round, or from the billing portal. */
export type Arrival = { from: 'payment'; sessionId: string } | { from: 'portal' } | { from: 'canceled' };

/** Reads the parameters that Stripe's return addresses carry (R-PLAN-18); null for an ordinary visit. */
export function arrivalOf(query: URLSearchParams): Arrival | null {
  const sessionId = query.get('session_id');
  if (sessionId) return { from: 'payment', sessionId };
  if (query.get('canceled') === 'true') return { from: 'canceled' };
  if (query.get('changed') === 'true') return { from: 'portal' };
  return null;
}
