import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { newPerson } from '../support/people.ts';

test('without a Stripe key nothing is sold and plans are a demo', async () => {
  expect(await call('stripe-plans')).toEqual({
    status: 200,
    body: { success: true, plans: [], demo: true },
  });
});

test.each(['stripe-checkout', 'stripe-sync', 'stripe-portal'])(
  'without a Stripe key %s says so in words',
  async (name) => {
    const body = name === 'stripe-checkout' ? { priceId: 'price_1' } : {};
    expect(await call(name, { as: await newPerson(), body })).toEqual({
      status: 409,
      body: { success: false, error: 'payments_not_configured', detail: 'Stripe not configured' },
    });
  },
);

test('without a Stripe key no webhook is accepted', async () => {
  const headers = { 'stripe-signature': 't=1,v1=00' };
  const { status, body } = await call('stripe-webhook', { body: '{}', headers });
  expect([status, body.error]).toEqual([409, 'payments_not_configured']);
});
