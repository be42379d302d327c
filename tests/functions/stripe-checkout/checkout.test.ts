import { afterEach, describe, expect, test } from 'vitest';
import { type Person, paymentsForThisFile, siteUrl } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
const buy = (person: Person, priceId: string) => payments.call('stripe-checkout', person, { priceId });
const created = () => payments.stripe.asked('POST', /^\/v1\/checkout\/sessions$/);
const openCheckouts = (customerId: string | undefined) =>
  [...payments.account.checkouts.values()].filter(
    ({ customer, status }) => customer === customerId && status === 'open',
  );
const mappedCustomer = async ({ id }: Person) => {
  const [row] = await payments.sql<{ customer_id: string }>(
    'select customer_id from private.stripe_customers where user_id = $1',
    [id],
  );
  return row?.customer_id;
};

afterEach(() => payments.stripe.works());

describe('a checkout', () => {
  test("[R-PAY-03, R-PAY-04] is for the plan, the caller and the caller's Stripe customer", async () => {
    const person = await payments.newPerson();
    const { status, body } = await buy(person, payments.priceOf('premium').id);
    const customerId = await mappedCustomer(person);
    const [checkout] = openCheckouts(customerId);
    expect({ status, body }).toEqual({ status: 200, body: { success: true, url: checkout?.url } });
    expect(checkout).toMatchObject({
      mode: 'subscription',
      client_reference_id: person.id,
      line_items: [{ price: payments.priceOf('premium').id, quantity: 1 }],
    });
    expect(payments.account.customer(customerId ?? '')).toMatchObject({
      email: `${person.id}@people.test`,
      name: 'Pat Example',
      metadata: { user_id: person.id },
    });
    expect(created().at(-1)?.idempotencyKey).toMatch(/^checkout-[0-9a-f-]{36}$/);
    expect(await payments.tierOf(person)).toBe('free');
  });

  test('[R-PAY-04] returns to our site only, whatever the request says', async () => {
    const person = await payments.newPerson();
    const response = await fetch(`${payments.stack.apiUrl}/functions/v1/stripe-checkout`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        apikey: payments.stack.publishableKey,
        'content-type': 'application/json',
        origin: 'https://elsewhere.test',
        referer: 'https://elsewhere.test/pricing',
      },
      body: JSON.stringify({ priceId: payments.priceOf('basic').id }),
    });
    expect(response.status).toBe(200);
    const [checkout] = openCheckouts(await mappedCustomer(person));
    expect(checkout?.success_url).toBe(`${siteUrl}/subscription?session_id={CHECKOUT_SESSION_ID}`);
    expect(checkout?.cancel_url).toBe(`${siteUrl}/subscription?canceled=true`);
  });

  test('[R-PAY-04, R-PAY-05] opened a second time uses the same customer and ends the first checkout', async () => {
    const person = await payments.newPerson();
    const first = await payments.checkout(person, 'basic');
    const customerId = await mappedCustomer(person);
    const second = await payments.checkout(person, 'premium');
    expect(await mappedCustomer(person)).toBe(customerId);
    expect(payments.account.checkout(first).status).toBe('expired');
    expect(openCheckouts(customerId).map(({ id }) => id)).toEqual([second]);
    expect(new Set(created().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(created().length);
  });

  test('[R-PAY-04] uses a customer that was created but never stored', async () => {
    const person = await payments.newPerson();
    await payments.checkout(person, 'basic');
    const customerId = await mappedCustomer(person);
    await payments.sql('delete from private.stripe_customers where user_id = $1', [person.id]);
    await payments.checkout(person, 'basic');
    expect(await mappedCustomer(person)).toBe(customerId);
  });

  test('[R-PAY-04] replaces a customer that Stripe has deleted', async () => {
    const person = await payments.newPerson();
    await payments.checkout(person, 'basic');
    const old = (await mappedCustomer(person)) ?? '';
    payments.account.deleteCustomer(old);
    const checkout = payments.account.checkout(await payments.checkout(person, 'basic'));
    expect(checkout.customer).not.toBe(old);
    expect(await mappedCustomer(person)).toBe(checkout.customer);
  });

  test('fails when Stripe fails, and the next attempt succeeds', async () => {
    const person = await payments.newPerson();
    payments.stripe.fails(/POST \/v1\/checkout\/sessions$/, 500, 2);
    const { status, body } = await buy(person, payments.priceOf('basic').id);
    expect([status, body.error]).toEqual([500, 'internal']);
    expect((await buy(person, payments.priceOf('basic').id)).status).toBe(200);
  });
});

describe('a price that is not on offer is refused', () => {
  const notListed = async (priceId: string) => {
    const person = await payments.newPerson();
    const { status, body } = await buy(person, priceId);
    expect([status, body.error]).toEqual([400, 'price_not_listed']);
    expect(await mappedCustomer(person)).toBeUndefined();
  };

  test('[R-PAY-04] a price that does not exist', () => notListed('price_unknown'));

  test('[R-PAY-04] a price of the same account that belongs to no plan', async () => {
    const premium = payments.priceOf('premium');
    const cheap = { ...premium, id: 'price_cheap', lookup_key: null, unit_amount: 1 };
    payments.account.prices.set(cheap.id, cheap);
    await notListed(cheap.id);
  });

  test('[R-PAY-04] a price that is no longer sold', async () => {
    const retired = { ...payments.priceOf('premium'), id: 'price_retired', active: false };
    payments.account.prices.set(retired.id, retired);
    await notListed(retired.id);
  });

  test('[R-PAY-04] a product or lookup key in place of a price', async () => {
    await notListed('plan_premium');
    await notListed('premium_monthly');
  });
});

describe('two checkouts of one person', () => {
  test('[R-PAY-05] the second is refused while the first is being opened', async () => {
    const person = await payments.newPerson();
    const held = payments.stripe.holds(/POST \/v1\/checkout\/sessions$/);
    const first = buy(person, payments.priceOf('basic').id);
    await held.arrived;
    const second = await buy(person, payments.priceOf('premium').id);
    expect([second.status, second.body.error]).toEqual([429, 'too_many_requests']);
    held.release();
    expect((await first).status).toBe(200);
    expect(openCheckouts(await mappedCustomer(person))).toHaveLength(1);
  });

  test('[R-PAY-04, R-PAY-05] ten parallel ones leave one customer and one open checkout', async () => {
    const person = await payments.newPerson();
    const prices = (['basic', 'premium', 'ultimate'] as const).map((tier) => payments.priceOf(tier).id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => buy(person, prices[index % prices.length] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    const customers = [...payments.account.customers.values()].filter(
      ({ metadata }) => metadata.user_id === person.id,
    );
    expect(customers).toHaveLength(1);
    expect(openCheckouts(customers[0]?.id)).toHaveLength(1);
  });

  test('an interrupted one does not block the next after a minute', async () => {
    const person = await payments.newPerson();
    const begin = (ago: string) =>
      payments.sql(
        `insert into private.stripe_checkouts (user_id, started_at) values ($1, now() - $2::interval)
         on conflict (user_id) do update set started_at = excluded.started_at`,
        [person.id, ago],
      );
    await begin('50 seconds');
    expect((await buy(person, payments.priceOf('basic').id)).status).toBe(429);
    await begin('61 seconds');
    expect((await buy(person, payments.priceOf('basic').id)).status).toBe(200);
  });
});
