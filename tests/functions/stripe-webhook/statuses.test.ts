// @module-tag long
import { describe, expect, test } from 'vitest';
import { paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
const lastEvent = () => payments.deliverAll(payments.account.events.length - 1);

describe('the plan follows the status of the subscription', () => {
  test.each([
    ['trialing', 'premium'],
    ['active', 'premium'],
    ['past_due', 'premium'],
    ['unpaid', 'free'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['paused', 'free'],
    ['canceled', 'free'],
  ])('[R-PAY-07] %s: %s, and back to premium when it is active again', async (status, tier) => {
    const person = await payments.subscriber('premium');
    payments.account.setStatus(person.subscriptionId, status);
    await lastEvent();
    expect(await payments.holding(person)).toMatchObject({ tier, status: tier === 'free' ? null : status });
    payments.account.setStatus(person.subscriptionId, 'active');
    await lastEvent();
    expect(await payments.holding(person)).toMatchObject({ tier: 'premium', status: 'active' });
  });

  test('[R-PAY-07] without any subscription, whatever the plan was: free', async () => {
    const person = await payments.newPerson('ultimate');
    await payments.checkout(person, 'basic');
    await payments.sql(`update public.users set subscription_tier = 'ultimate' where id = $1`, [person.id]);
    expect((await payments.call('stripe-sync', person)).body.tier).toBe('free');
  });

  test('[R-PAY-07] a customer deleted at Stripe: free, and nothing stays live', async () => {
    const person = await payments.subscriber('ultimate');
    payments.account.deleteCustomer(person.customerId);
    await lastEvent();
    expect(await payments.holding(person)).toEqual({
      tier: 'free',
      status: null,
      renewsAt: null,
      endsAt: null,
    });
    const rows = await payments.sql(
      'select status, is_live from public.stripe_subscriptions where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ status: 'canceled', is_live: false }]);
  });

  test.each([
    ['basic', 'ultimate'],
    ['ultimate', 'basic'],
  ] as const)(
    '[R-PAY-05, R-PAY-07] two live ones, %s and %s: ultimate, and one is left',
    async (first, second) => {
      const person = await payments.subscriber(first);
      payments.account.subscribe(person.customerId, payments.priceOf(second).id);
      await lastEvent();
      expect(await payments.tierOf(person)).toBe('ultimate');
      const live = [...payments.account.subscriptions.values()].filter(
        ({ customer, status }) => customer === person.customerId && status === 'active',
      );
      expect(live).toHaveLength(1);
      expect(live[0]?.items.data[0]?.price.lookup_key).toBe('ultimate_monthly');
    },
  );

  test('[R-PAY-07] an old subscription that ends does not take the plan of a newer one', async () => {
    const person = await payments.subscriber('basic');
    payments.account.setStatus(person.subscriptionId, 'unpaid');
    payments.account.pay(await payments.checkout(person, 'premium'));
    await lastEvent();
    payments.account.end(person.subscriptionId);
    await lastEvent();
    expect(await payments.tierOf(person)).toBe('premium');
  });

  test('whoever subscribed at a price that is no longer sold keeps the plan', async () => {
    const person = await payments.subscriber('premium');
    const price = payments.priceOf('premium');
    Object.assign(price, { lookup_key: null, active: false });
    payments.account.setStatus(person.subscriptionId, 'active');
    await lastEvent();
    Object.assign(price, { lookup_key: 'premium_monthly', active: true });
    expect(await payments.tierOf(person)).toBe('premium');
  });
});
