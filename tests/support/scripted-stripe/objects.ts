/** The version of Stripe's API whose shapes these are; the product must ask for no other. */
export const API_VERSION = '2026-10-28.endive';

/** Stripe's objects, with the fields that this product can see. Times are seconds. */
type Metadata = Record<string, string>;
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export type Customer = {
  id: string;
  object: 'customer';
  deleted?: true;
  email: string | null;
  name: string | null;
  metadata: Metadata;
};

export type Product = { id: string; object: 'product'; name: string; active: boolean; metadata: Metadata };

export type Price = {
  id: string;
  object: 'price';
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  recurring: { interval: string; interval_count: number } | null;
  lookup_key: string | null;
  metadata: Metadata;
};

export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};

export type Subscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  metadata: Metadata;
  items: List<SubscriptionItem>;
};

export type InvoiceLine = {
  object: 'line_item';
  amount: number;
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
};

export type Invoice = {
  id: string;
  object: 'invoice';
  customer: string;
  currency: string;
  status: 'open' | 'paid';
  amount_due: number;
  amount_paid: number;
  status_transitions: { paid_at: number | null };
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  lines: List<InvoiceLine>;
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  mode: string;
  customer: string;
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  subscription: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  created: number;
  expires_at: number;
  metadata: Metadata;
  line_items: { price: string; quantity: number }[];
};

export type PortalSession = {
  id: string;
  object: 'billing_portal.session';
  customer: string;
  configuration: string;
  return_url: string | null;
  url: string;
  flow: { type: string; subscription: string; item: string; price: string; return_url: string } | null;
};

export type PortalConfiguration = {
  id: string;
  object: 'billing_portal.configuration';
  active: boolean;
  is_default: boolean;
  metadata: Metadata;
  features: {
    subscription_update: { enabled: boolean; products: { product: string; prices: string[] }[] };
    [feature: string]: { enabled: boolean };
  };
};

export type Event = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: object };
};

/** How Stripe refuses: the status and the `error` of the body. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string; param?: string } };

  constructor(status: number, message: string, rest: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...rest } };
  }
}

export function missing(what: string, id: string, param = 'id'): StripeRefusal {
  return new StripeRefusal(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}
