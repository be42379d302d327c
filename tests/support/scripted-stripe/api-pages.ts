import type { ScriptedAccount } from './account.ts';
import type { Form } from './form.ts';
import { type CheckoutSession, missing, type PortalSession, StripeRefusal } from './objects.ts';
import { page, type Route, text } from './route.ts';

/** The pages that people are sent to: checkout and billing portal. */
export const pageRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    takes: [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'subscription_data',
      'success_url',
      'cancel_url',
    ],
    answer(account, form) {
      const customer = account.customer(text(form.customer, 'customer'));
      if (customer.deleted) throw missing('customer', customer.id, 'customer');
      const id = account.id('cs_test');
      const checkout: CheckoutSession = {
        id,
        object: 'checkout.session',
        mode: text(form.mode, 'mode'),
        customer: customer.id,
        client_reference_id: form.client_reference_id ? text(form.client_reference_id) : null,
        status: 'open',
        payment_status: 'unpaid',
        subscription: null,
        success_url: text(form.success_url, 'success_url'),
        cancel_url: form.cancel_url ? text(form.cancel_url) : null,
        url: `https://checkout.stripe.test/c/pay/${id}`,
        created: account.now,
        expires_at: account.now + 24 * 3600,
        metadata: {},
        line_items: linesOf(account, form.line_items),
      };
      account.checkouts.set(id, checkout);
      return checkout;
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    takes: ['customer', 'status', 'limit', 'starting_after'],
    answer(account, form) {
      const found = [...account.checkouts.values()]
        .filter(({ customer }) => form.customer === undefined || customer === form.customer)
        .filter(({ status }) => form.status === undefined || status === form.status);
      return page(found.reverse(), form, '/v1/checkout/sessions');
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    takes: [],
    answer: (account, _form, id) => account.checkout(id),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    takes: [],
    answer: (account, _form, id) => account.expire(id),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    takes: ['customer', 'return_url', 'flow_data', 'configuration'],
    answer(account, form) {
      const customer = account.customer(text(form.customer, 'customer'));
      if (customer.deleted) throw missing('customer', customer.id, 'customer');
      const id = account.id('bps');
      const portal: PortalSession = {
        id,
        object: 'billing_portal.session',
        customer: customer.id,
        configuration: form.configuration ? text(form.configuration) : 'default',
        return_url: form.return_url ? text(form.return_url) : null,
        url: `https://billing.stripe.test/p/session/${id}`,
        flow: form.flow_data ? flowOf(account, customer.id, form) : null,
      };
      account.portals.set(id, portal);
      return portal;
    },
  },
];

function linesOf(account: ScriptedAccount, sent: Form[string] | undefined) {
  const lines = (Array.isArray(sent) ? sent : []) as { price: string; quantity: string }[];
  if (lines.length === 0) throw new StripeRefusal(400, 'Missing required param: line_items.');
  return lines.map(({ price, quantity }) => {
    const known = account.prices.get(price);
    if (!known) throw missing('price', price, 'line_items[0][price]');
    if (!known.active) throw new StripeRefusal(400, 'The price specified is inactive.');
    if (!known.recurring) throw new StripeRefusal(400, 'You must provide at least one recurring price.');
    return { price, quantity: Number(quantity) };
  });
}

/** Stripe opens the confirm-update flow only for a running subscription and a price that the configuration allows. */
function flowOf(account: ScriptedAccount, customerId: string, form: Form): PortalSession['flow'] {
  const { type, subscription_update_confirm, after_completion } = form.flow_data as {
    type: string;
    subscription_update_confirm: { subscription: string; items: { id: string; price: string }[] };
    after_completion: { type: string; redirect: { return_url: string } };
  };
  if (type !== 'subscription_update_confirm') throw new StripeRefusal(400, `Invalid flow ${type}`);
  const subscription = account.subscription(subscription_update_confirm.subscription);
  const [asked] = subscription_update_confirm.items;
  const [item] = subscription.items.data;
  if (subscription.customer !== customerId) throw missing('subscription', subscription.id);
  if (!asked || asked.id !== item?.id) throw missing('subscription item', asked?.id ?? '');
  const allowed = account.configurations.get(String(form.configuration))?.features.subscription_update;
  if (!allowed?.enabled || !allowed.products.some(({ prices }) => prices.includes(asked.price))) {
    const why = 'the subscription update feature in the portal configuration is disabled';
    throw new StripeRefusal(400, `This subscription cannot be updated because ${why}.`);
  }
  return {
    type,
    subscription: subscription.id,
    item: asked.id,
    price: asked.price,
    return_url: after_completion.redirect.return_url,
  };
}
