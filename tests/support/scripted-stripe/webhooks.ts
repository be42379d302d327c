import Stripe from 'stripe';
import type { Event } from './objects.ts';

export const webhookSecret = 'whsec_scripted';

export type Signing = {
  secret?: string;
  /** Seconds between the signature's time and now; negative for the past. */
  skew?: number;
};

/** A delivery: the raw body and its signature, as Stripe sends them. */
export type Delivery = { body: string; signature: string };

/** Signs an event as Stripe does. */
export async function signed(
  event: Event,
  { secret = webhookSecret, skew = 0 }: Signing = {},
): Promise<Delivery> {
  const body = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(Date.now() / 1000) + skew;
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp });
  return { body, signature };
}

/** Posts a delivery to a webhook endpoint. */
export function post(url: string, { body, signature }: Delivery): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  });
}
