import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { newPerson, type Person } from '../support/people.ts';
import { sql } from '../support/stack.ts';

const tierOf = async ({ id }: Person) =>
  (
    await sql<{ subscription_tier: string }>('select subscription_tier from public.users where id = $1', [id])
  )[0]?.subscription_tier;

test.each([
  ['stripe-downgrade', {}],
  ['user-set-tier', { tier: 'free' }],
])('[R-PAY-10, R-PAY-14] where plans are a demo, %s ends one at once', async (name, body) => {
  const person = await newPerson('premium');
  expect(await call(name, { as: person, body })).toEqual({
    status: 200,
    body: { success: true, tier: 'free', endsAt: null },
  });
  expect(await tierOf(person)).toBe('free');
});

test('a lost Stripe key does not set a plan to free while its subscription goes on being charged', async () => {
  const person = await newPerson('premium');
  await sql('insert into private.stripe_customers (user_id, customer_id) values ($1, $2)', [
    person.id,
    `cus_${person.id}`,
  ]);
  await sql(
    `insert into public.stripe_subscriptions (id, user_id, plan_name, status, is_live)
     values ($1, $2, 'premium', 'active', true)`,
    [`sub_${person.id}`, person.id],
  );
  const { status, body } = await call('stripe-downgrade', { as: person, body: {} });
  expect([status, body.error]).toEqual([409, 'payments_not_configured']);
  expect(await tierOf(person)).toBe('premium');
});

test.each(['basic', 'premium', 'ultimate'])(
  '[R-PAY-15] where plans are a demo, anybody can try %s',
  async (tier) => {
    const person = await newPerson();
    expect((await call('user-set-tier', { as: person, body: { tier } })).body).toEqual({
      success: true,
      tier,
      endsAt: null,
    });
    expect(await tierOf(person)).toBe(tier);
  },
);
