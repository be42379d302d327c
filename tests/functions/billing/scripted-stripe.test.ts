import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleApiRequest } from '../../support/scripted-stripe/api.ts';
import { stockCatalogue } from '../../support/scripted-stripe/catalogue.ts';
import { decodeForm } from '../../support/scripted-stripe/form.ts';
import { API_VERSION, type CheckoutSession, type Price } from '../../support/scripted-stripe/objects.ts';
import { ScriptedStripe, secretKey } from '../../support/scripted-stripe/server.ts';

/** What the other tests rely on: that the scripted Stripe refuses what Stripe refuses. */
let stripe: ScriptedStripe;
let key = 0;

beforeAll(async () => {
  stripe = await ScriptedStripe.start();
  stockCatalogue(stripe.account, [
    { tier: 'basic', name: 'Basic', price_gbp: 70, lookup_key: 'basic_monthly' },
    { tier: 'premium', name: 'Premium', price_gbp: 80, lookup_key: 'premium_monthly' },
  ]);
});
afterAll(() => stripe.stop());

const headers = () => {
  key += 1;
  return {
    authorization: `Bearer ${secretKey}`,
    'stripe-version': API_VERSION,
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': `key-${key}`,
  };
};

async function ask(
  method: string,
  path: string,
  body: string | null,
  changes: Record<string, string | null> = {},
) {
  const all: Record<string, string | null> = { ...headers(), ...changes };
  const sent = Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  const response = await fetch(`${stripe.baseUrl}${path}`, { method, headers: sent, body });
  return { status: response.status, body: await response.json() };
}

const newCustomer = async () =>
  (await ask('POST', '/v1/customers', 'email=pat%40people.test')).body.id as string;
const checkoutForm = (customer: string, price = stripe.account.priceOf('basic_monthly').id) =>
  new URLSearchParams({
    mode: 'subscription',
    customer,
    'line_items[0][price]': price,
    'line_items[0][quantity]': '1',
    success_url: 'https://site.test/paid',
  }).toString();

describe('a request', () => {
  test('that is valid is accepted', async () => {
    const { status, body } = await ask(
      'POST',
      '/v1/customers',
      'email=pat%40people.test&metadata[user_id]=u1',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: 'customer', email: 'pat@people.test', metadata: { user_id: 'u1' } });
  });

  test.each<[string, number, Record<string, string | null>]>([
    ['another key', 401, { authorization: 'Bearer sk_test_other' }],
    ['no key', 401, { authorization: null }],
    ['another API version', 400, { 'stripe-version': '2020-08-27' }],
    ['no API version', 400, { 'stripe-version': null }],
    ['JSON in place of a form', 400, { 'content-type': 'application/json' }],
    ['no idempotency key', 400, { 'idempotency-key': null }],
    ['an endless idempotency key', 400, { 'idempotency-key': 'x'.repeat(256) }],
  ])('with %s is refused', async (_, status, changes) => {
    expect((await ask('POST', '/v1/customers', 'email=a', changes)).status).toBe(status);
  });

  test('with an unknown parameter or path is refused', async () => {
    expect((await ask('POST', '/v1/customers', 'emial=a')).body.error.code).toBe('parameter_unknown');
    expect((await ask('GET', '/v1/customerz', null)).status).toBe(404);
  });

  test('repeated with its key gets the same response, and another one with that key is refused', async () => {
    const same = { 'idempotency-key': 'same' };
    const first = await ask('POST', '/v1/customers', 'email=a', same);
    expect(await ask('POST', '/v1/customers', 'email=a', same)).toEqual(first);
    const other = await ask('POST', '/v1/customers', 'email=b', same);
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
  });

  test('can have nested parameters in brackets', () => {
    expect(decodeForm('a[0][b]=1&a[1][b]=2&c[d][e]=3&f=4')).toEqual({
      a: [{ b: '1' }, { b: '2' }],
      c: { d: { e: '3' } },
      f: '4',
    });
  });
});

describe('Stripe refuses', () => {
  test.each([
    ['GET', '/v1/customers/cus_none', null],
    ['GET', '/v1/checkout/sessions/cs_none', null],
    ['GET', '/v1/subscriptions?customer=cus_none&status=all', null],
    ['DELETE', '/v1/subscriptions/sub_none', null],
    ['GET', '/v1/products/prod_none', null],
  ] as const)('%s %s: there is no such thing', async (method, path, body) => {
    const answer = await ask(method, path, body);
    expect([answer.status, answer.body.error.code]).toEqual([404, 'resource_missing']);
  });

  test('a checkout for a price that is not sold, for nobody, or for a deleted customer', async () => {
    const customer = await newCustomer();
    const price = { ...stripe.account.priceOf('basic_monthly'), id: 'price_old', active: false };
    stripe.account.prices.set(price.id, price);
    const open = (form: string) => ask('POST', '/v1/checkout/sessions', form);
    expect((await open(checkoutForm(customer, 'price_old'))).status).toBe(400);
    expect((await open(checkoutForm(customer, 'price_none'))).status).toBe(404);
    expect((await open(checkoutForm('cus_none'))).status).toBe(404);
    stripe.account.deleteCustomer(customer);
    expect((await open(checkoutForm(customer))).status).toBe(404);
  });

  test('to expire a checkout that is not open, and to end a subscription twice', async () => {
    const { body } = await ask('POST', '/v1/checkout/sessions', checkoutForm(await newCustomer()));
    const { id } = stripe.account.pay((body as CheckoutSession).id);
    expect((await ask('POST', `/v1/checkout/sessions/${body.id}/expire`, '')).status).toBe(400);
    expect((await ask('DELETE', `/v1/subscriptions/${id}`, null)).status).toBe(200);
    expect((await ask('DELETE', `/v1/subscriptions/${id}`, null)).body.error.code).toBe('resource_missing');
  });

  test('a change of plan that the portal’s configuration does not allow', async () => {
    const customer = await newCustomer();
    const subscription = stripe.account.subscribe(customer, stripe.account.priceOf('basic_monthly').id);
    const [configuration] = stripe.account.configurations.keys();
    const confirm = (price: string, changes: Record<string, string> = {}) =>
      ask(
        'POST',
        '/v1/billing_portal/sessions',
        new URLSearchParams({
          customer,
          configuration: configuration ?? '',
          'flow_data[type]': 'subscription_update_confirm',
          'flow_data[subscription_update_confirm][subscription]': subscription.id,
          'flow_data[subscription_update_confirm][items][0][id]': subscription.items.data[0]?.id ?? '',
          'flow_data[subscription_update_confirm][items][0][price]': price,
          'flow_data[after_completion][type]': 'redirect',
          'flow_data[after_completion][redirect][return_url]': 'https://site.test/back',
          ...changes,
        }).toString(),
      );
    const premium = stripe.account.priceOf('premium_monthly').id;
    expect((await confirm(premium)).status).toBe(200);
    expect((await confirm('price_other')).status).toBe(400);
    expect((await confirm(premium, { configuration: 'bpc_none' })).status).toBe(400);
    expect((await confirm(premium, { customer: await newCustomer() })).status).toBe(404);
  });

  test('a second price under a lookup key, unless it takes the key over', () => {
    const form = { product: 'plan_basic', currency: 'gbp', unit_amount: '1', lookup_key: 'a_key' };
    const create = (changes = {}) =>
      handleApiRequest(stripe.account, 'POST', '/v1/prices', { ...form, ...changes }) as Price;
    const first = create();
    expect(() => create()).toThrow(/already uses/);
    const second = create({ transfer_lookup_key: 'true' });
    expect([first.lookup_key, second.lookup_key]).toEqual([null, 'a_key']);
  });
});

describe('advancing the clock', () => {
  test('renews active subscriptions, ends canceled ones and expires unpaid checkouts', async () => {
    const { account } = stripe;
    const { body: open } = await ask('POST', '/v1/checkout/sessions', checkoutForm(await newCustomer()));
    const goesOn = account.subscribe(await newCustomer(), account.priceOf('premium_monthly').id);
    const portal = account.subscribe(await newCustomer(), account.priceOf('premium_monthly').id);
    const ours = account.subscribe(await newCustomer(), account.priceOf('premium_monthly').id);
    account.cancelInPortal(portal.id);
    await ask('POST', `/v1/subscriptions/${ours.id}`, 'cancel_at_period_end=true');
    const end = goesOn.items.data[0]?.current_period_end ?? 0;
    account.advanceTo(end - 1);
    expect([goesOn.status, portal.status, ours.status]).toEqual(['active', 'active', 'active']);
    expect(account.checkout((open as CheckoutSession).id).status).toBe('expired');
    account.advance(1);
    expect([goesOn.status, portal.status, ours.status]).toEqual(['active', 'canceled', 'canceled']);
    expect(goesOn.items.data[0]?.current_period_start).toBe(end);
  });
});
