import { expect, test } from 'vitest';
import { type Person, paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
const consentsOf = ({ id }: Person) =>
  payments.sql(
    `select purpose, text_version, given, subject, created_at > now() - interval '1 minute' as fresh
     from public.user_consents where user_id = $1 and purpose = 'purchase'`,
    [id],
  );
const buy = (person: Person, consent?: unknown) =>
  payments.call('stripe-checkout', person, { priceId: payments.priceOf('premium').id, consent });

test("[R-PLAN-14] the buyer's consent is stored with its time, version and plan when the checkout begins", async () => {
  const person = await payments.newPerson();
  expect((await buy(person, '2026-11-21')).status).toBe(200);
  expect(await consentsOf(person)).toEqual([
    {
      purpose: 'purchase',
      text_version: '2026-11-21',
      given: true,
      subject: `premium, ${payments.priceOf('premium').id}`,
      fresh: true,
    },
  ]);
});

test('every purchase has its own consent', async () => {
  const person = await payments.newPerson();
  await buy(person, '2026-11-21');
  await buy(person, '2026-11-21');
  expect(await consentsOf(person)).toHaveLength(2);
});

test('a checkout without a consent stores none', async () => {
  const person = await payments.newPerson();
  expect((await buy(person)).status).toBe(200);
  expect(await consentsOf(person)).toEqual([]);
});

test.each([true, 'yes', '21.11.2026', null, {}])('a consent of %j is refused', async (consent) => {
  const person = await payments.newPerson();
  expect(await buy(person, consent)).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
  expect(await consentsOf(person)).toEqual([]);
});

test('[R-CARE-17] a consent to words that never existed is refused', async () => {
  const person = await payments.newPerson();
  expect(await buy(person, '2020-01-01')).toMatchObject({ status: 400, body: { error: 'invalid_input' } });
  expect(await consentsOf(person)).toEqual([]);
});

test('a refused price stores no consent', async () => {
  const person = await payments.newPerson();
  await payments.call('stripe-checkout', person, { priceId: 'price_unknown', consent: '2026-11-21' });
  expect(await consentsOf(person)).toEqual([]);
});
