import { changeLines, newInvoice, periodLines } from './invoices.ts';
import {
  API_VERSION,
  type CheckoutSession,
  type Customer,
  type Event,
  type Invoice,
  missing,
  type PortalConfiguration,
  type PortalSession,
  type Price,
  type Product,
  StripeRefusal,
  type Subscription,
} from './objects.ts';

/** A month, as far as these tests care. */
export const MONTH = 30 * 24 * 3600;

/** Final statuses of a subscription. */
const over = ['canceled', 'incomplete_expired'];

/**
 * A Stripe account: its objects, its clock and its events. Its methods are actions of customers and of time; `api.ts`
 * has the requests of the product. Every change writes events, which wait in `events` until a test
 * delivers them.
 */
export class ScriptedAccount {
  /** Seconds; moves only by `advance`. */
  now = Date.UTC(2026, 10, 3, 12) / 1000;
  readonly customers = new Map<string, Customer>();
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly checkouts = new Map<string, CheckoutSession>();
  readonly portals = new Map<string, PortalSession>();
  readonly configurations = new Map<string, PortalConfiguration>();
  readonly events: Event[] = [];
  readonly #name: string;
  #made = 0;

  /** `name` keeps the ids of several accounts apart. */
  constructor(name = 'a') {
    this.#name = name;
  }

  /** A new id; later ones sort after earlier ones. */
  id(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${this.#name}${String(this.#made).padStart(6, '0')}`;
  }

  happened(type: string, object: object): Event {
    const event: Event = {
      id: this.id('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      livemode: false,
      type,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    return event;
  }

  customer(id: string): Customer {
    const customer = this.customers.get(id);
    if (!customer) throw missing('customer', id);
    return customer;
  }

  subscription(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw missing('subscription', id);
    return subscription;
  }

  checkout(id: string): CheckoutSession {
    const checkout = this.checkouts.get(id);
    if (!checkout) throw missing('checkout.session', id);
    return checkout;
  }

  /** The active price of this key, as the product's own offer finds it. */
  priceOf(lookupKey: string): Price {
    const price = [...this.prices.values()].find((one) => one.lookup_key === lookupKey && one.active);
    if (!price) throw missing('price', lookupKey, 'lookup_key');
    return price;
  }

  /**
   * A customer pays an open checkout. A delayed payment leaves the session unpaid and the subscription
   * incomplete.
   */
  pay(checkoutId: string, payment: 'paid' | 'unpaid' | 'no_payment_required' = 'paid'): Subscription {
    const checkout = this.checkout(checkoutId);
    if (checkout.status !== 'open') throw new Error(`${checkoutId} is ${checkout.status}: nobody can pay it`);
    const status = { paid: 'active', unpaid: 'incomplete', no_payment_required: 'trialing' }[payment];
    const [line] = checkout.line_items;
    const subscription = this.subscribe(checkout.customer, line?.price ?? '', status);
    Object.assign(checkout, {
      status: 'complete',
      payment_status: payment,
      subscription: subscription.id,
      url: null,
    });
    this.happened('checkout.session.completed', checkout);
    if (payment === 'paid') this.#invoice('invoice.paid', subscription);
    return subscription;
  }

  /** A subscription that exists, however it came to be. */
  subscribe(customerId: string, priceId: string, status = 'active'): Subscription {
    const price = this.prices.get(priceId);
    if (!price) throw missing('price', priceId);
    const subscription: Subscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer: customerId,
      status,
      created: this.now,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      metadata: {},
      items: { object: 'list', data: [], has_more: false, url: '/v1/subscription_items' },
    };
    subscription.items.data.push({
      id: this.id('si'),
      object: 'subscription_item',
      price,
      quantity: 1,
      current_period_start: this.now,
      current_period_end: this.now + MONTH,
    });
    this.subscriptions.set(subscription.id, subscription);
    this.happened('customer.subscription.created', subscription);
    return subscription;
  }

  /** Whatever makes Stripe change a status: a card that fails, a trial that ends, a payment that arrives. */
  setStatus(subscriptionId: string, status: string): void {
    const subscription = this.subscription(subscriptionId);
    subscription.status = status;
    if (status === 'past_due') this.#invoice('invoice.payment_failed', subscription);
    if (status === 'active') this.#invoice('invoice.paid', subscription);
    this.happened('customer.subscription.updated', subscription);
  }

  /** Confirms the change of a portal session of the confirm-update flow. */
  confirmChange(portalId: string): void {
    const flow = this.portals.get(portalId)?.flow;
    if (!flow) throw new Error(`${portalId} confirms nothing`);
    this.changePrice(flow.subscription, flow.price);
  }

  changePrice(subscriptionId: string, priceId: string): void {
    const subscription = this.subscription(subscriptionId);
    const [item] = subscription.items.data;
    const price = this.prices.get(priceId);
    if (!item || !price) throw missing('price', priceId);
    const lines = changeLines(item, price, this.now);
    item.price = price;
    this.#invoice('invoice.paid', subscription, lines);
    this.happened('customer.subscription.updated', subscription);
  }

  /** Cancels in the portal, which notes a date and leaves `cancel_at_period_end` false. */
  cancelInPortal(subscriptionId: string): void {
    const subscription = this.subscription(subscriptionId);
    subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? this.now;
    this.happened('customer.subscription.updated', subscription);
  }

  /** Takes a cancellation back. */
  resume(subscriptionId: string): void {
    const subscription = this.subscription(subscriptionId);
    Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false });
    this.happened('customer.subscription.updated', subscription);
  }

  end(subscriptionId: string): Subscription {
    const subscription = this.subscription(subscriptionId);
    if (over.includes(subscription.status)) throw missing('subscription', subscriptionId);
    Object.assign(subscription, { status: 'canceled', ended_at: this.now });
    this.happened('customer.subscription.deleted', subscription);
    return subscription;
  }

  expire(checkoutId: string): CheckoutSession {
    const checkout = this.checkout(checkoutId);
    if (checkout.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${checkout.status}.`;
      throw new StripeRefusal(400, message);
    }
    Object.assign(checkout, { status: 'expired', url: null });
    this.happened('checkout.session.expired', checkout);
    return checkout;
  }

  deleteCustomer(customerId: string): void {
    const customer = this.customer(customerId);
    for (const { id, status } of this.#subscriptionsOf(customerId)) if (!over.includes(status)) this.end(id);
    customer.deleted = true;
    this.happened('customer.deleted', customer);
  }

  /** Advances the clock: checkouts expire, periods renew, canceled subscriptions end. */
  advance(seconds: number): void {
    this.now += seconds;
    for (const { id, status, expires_at } of this.checkouts.values()) {
      if (status === 'open' && expires_at <= this.now) this.expire(id);
    }
    for (const subscription of this.subscriptions.values()) this.#live(subscription);
  }

  advanceTo(seconds: number): void {
    this.advance(seconds - this.now);
  }

  #subscriptionsOf(customerId: string): Subscription[] {
    return [...this.subscriptions.values()].filter(({ customer }) => customer === customerId);
  }

  #live(subscription: Subscription): void {
    const [item] = subscription.items.data;
    while (item && subscription.status === 'active' && item.current_period_end <= this.now) {
      if (subscription.cancel_at_period_end || subscription.cancel_at !== null) {
        this.end(subscription.id);
        return;
      }
      item.current_period_start = item.current_period_end;
      item.current_period_end += MONTH;
      this.#invoice('invoice.paid', subscription);
      this.happened('customer.subscription.updated', subscription);
    }
  }

  #invoice(type: string, subscription: Subscription, lines = periodLines(subscription)): void {
    const paidAt = type === 'invoice.paid' ? this.now : null;
    const invoice = newInvoice(this.id('in'), subscription, lines, paidAt);
    this.invoices.set(invoice.id, invoice);
    this.happened(type, invoice);
  }
}
