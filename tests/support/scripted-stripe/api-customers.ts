import { missing, StripeRefusal } from './objects.ts';
import { page, type Route, text } from './route.ts';

/** Customers, their subscriptions and invoices. */
export const customerRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: ['email', 'name', 'metadata'],
    answer(account, { email, name, metadata }) {
      const id = account.id('cus');
      const customer = {
        id,
        object: 'customer' as const,
        email: email ? text(email) : null,
        name: name ? text(name) : null,
        metadata: (metadata ?? {}) as Record<string, string>,
      };
      account.customers.set(id, customer);
      account.happened('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: [],
    answer(account, _form, id) {
      const customer = account.customer(id);
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: ['customer', 'status', 'limit', 'starting_after'],
    answer(account, form) {
      const customer = account.customer(text(form.customer));
      if (customer.deleted) throw missing('customer', customer.id, 'customer');
      const found = [...account.subscriptions.values()]
        .filter((one) => one.customer === customer.id)
        .filter(({ status }) => form.status === 'all' || status === (form.status ?? status))
        .filter(({ status }) => form.status !== undefined || status !== 'canceled');
      return page(found.reverse(), form, '/v1/subscriptions');
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: ['cancel_at_period_end'],
    answer(account, { cancel_at_period_end }, id) {
      const subscription = account.subscription(id);
      if (subscription.status === 'canceled') {
        throw new StripeRefusal(400, 'A canceled subscription can only update its cancellation_details.');
      }
      subscription.cancel_at_period_end = cancel_at_period_end === 'true';
      account.happened('customer.subscription.updated', subscription);
      return subscription;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: ['prorate', 'invoice_now'],
    answer: (account, _form, id) => account.end(id),
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    takes: [],
    answer(account, _form, id) {
      const invoice = account.invoices.get(id);
      if (!invoice) throw missing('invoice', id);
      return invoice;
    },
  },
];
