import { afterEach, expect, test } from 'vitest';
import { type Person, paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
afterEach(() => payments.stripe.works());

const buy = (person: Person) =>
  payments.call('stripe-checkout', person, { priceId: payments.priceOf('premium').id });
const remove = (person: Person) =>
  payments.call('user-delete', person, { confirmation: `${person.id}@people.test` });

/** A person whom Stripe knows, with the checkout that they left open. */
async function customer() {
  const person = await payments.newPerson();
  await buy(person);
  const [row] = await payments.sql<{ customer_id: string }>(
    'select customer_id from private.stripe_customers where user_id = $1',
    [person.id],
  );
  return { person, customerId: row?.customer_id };
}

const payable = (customerId: string | undefined) =>
  [...payments.account.checkouts.values()].filter(
    (checkout) => checkout.customer === customerId && checkout.status === 'open',
  );

test.each([
  ['the customer is read', /GET \/v1\/customers/],
  ['open checkouts are listed', /GET \/v1\/checkout\/sessions/],
  ['the new one is opened', /POST \/v1\/checkout\/sessions$/],
])('[R-PROD-05, R-PAY-05] nobody is deleted while a checkout of theirs is opened, as %s', async (_, step) => {
  const { person, customerId } = await customer();
  const held = payments.stripe.holds(step);
  const buying = buy(person);
  await held.arrived;
  expect(await remove(person)).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
  held.release();
  expect((await buying).status).toBe(200);
  expect((await remove(person)).status).toBe(200);
  expect(payable(customerId)).toEqual([]);
});

test('[R-PROD-05, R-PAY-05] no checkout is opened while its person is deleted', async () => {
  const { person, customerId } = await customer();
  const held = payments.stripe.holds(/GET \/v1\/checkout\/sessions/);
  const removing = remove(person);
  await held.arrived;
  expect(await buy(person)).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
  held.release();
  expect((await removing).status).toBe(200);
  expect(payable(customerId)).toEqual([]);
});

test('[R-PROD-05, R-PAY-05] a checkout whose minute is over opens nothing for a person who was deleted', async () => {
  const { person, customerId } = await customer();
  const held = payments.stripe.holds(/GET \/v1\/checkout\/sessions/);
  const buying = buy(person);
  await held.arrived;
  await payments.sql(
    `update private.stripe_checkouts set started_at = now() - interval '2 minutes' where user_id = $1`,
    [person.id],
  );
  expect((await remove(person)).status).toBe(200);
  held.release();
  expect(await buying).toMatchObject({ status: 401, body: { error: 'unauthorized' } });
  expect(payable(customerId)).toEqual([]);
});
