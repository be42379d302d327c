import { expect, test } from 'vitest';
import { paymentsForThisFile, siteUrl } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();

test('[R-PAY-08] the portal is the caller’s own, returns to our site and uses our configuration', async () => {
  const person = await payments.subscriber('premium');
  const { status, body } = await payments.call('stripe-portal', person, { userId: person.id });
  const portal = [...payments.account.portals.values()].at(-1);
  expect({ status, body }).toEqual({ status: 200, body: { success: true, url: portal?.url } });
  expect(portal).toMatchObject({
    customer: person.customerId,
    return_url: `${siteUrl}/subscription?changed=true`,
    configuration: [...payments.account.configurations.keys()][0],
    flow: null,
  });
});

test('[R-PAY-08] another person’s id opens nothing', async () => {
  const victim = await payments.subscriber('premium');
  const before = payments.account.portals.size;
  const { status, body } = await payments.call('stripe-portal', await payments.newPerson(), {
    userId: victim.id,
  });
  expect([status, body.error]).toEqual([403, 'forbidden']);
  expect(payments.account.portals.size).toBe(before);
});

test('[R-PAY-08] somebody who never paid gets a portal of their own', async () => {
  const person = await payments.newPerson();
  expect((await payments.call('stripe-portal', person)).status).toBe(200);
  const portal = [...payments.account.portals.values()].at(-1);
  expect(payments.account.customer(portal?.customer ?? '').metadata.user_id).toBe(person.id);
});

test('without our configuration the account’s default is used', async () => {
  const ours = [...payments.account.configurations.values()];
  payments.account.configurations.clear();
  const person = await payments.newPerson();
  expect((await payments.call('stripe-portal', person)).status).toBe(200);
  for (const one of ours) payments.account.configurations.set(one.id, one);
  expect([...payments.account.portals.values()].at(-1)?.configuration).toBe('default');
});

test('stripe-portal fails when Stripe fails', async () => {
  const person = await payments.newPerson();
  payments.stripe.fails(/billing_portal\/sessions/, 500, 2);
  const { status, body } = await payments.call('stripe-portal', person);
  expect([status, body.error]).toEqual([500, 'internal']);
});
