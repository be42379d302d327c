import { describe, expect, test } from 'vitest';
import { paymentsForThisFile, siteUrl } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();

describe('a subscriber', () => {
  test('[R-PAY-05] who picks another paid plan confirms the change in the billing portal', async () => {
    const person = await payments.subscriber('premium');
    const before = payments.account.checkouts.size;
    const price = payments.priceOf('ultimate');
    const { status, body } = await payments.call('stripe-checkout', person, { priceId: price.id });
    const portal = [...payments.account.portals.values()].at(-1);
    expect({ status, body }).toEqual({ status: 200, body: { success: true, url: portal?.url } });
    const back = `${siteUrl}/subscription?changed=true`;
    expect(portal).toMatchObject({
      customer: person.customerId,
      return_url: back,
      flow: {
        type: 'subscription_update_confirm',
        subscription: person.subscriptionId,
        price: price.id,
        return_url: back,
      },
    });
    expect(payments.account.checkouts.size).toBe(before);
    expect(await payments.tierOf(person)).toBe('premium');
  });

  test.each(['active', 'trialing', 'past_due'])(
    '[R-PAY-05] whose subscription is %s and who picks the same plan has it already',
    async (status) => {
      const person = await payments.subscriber('premium');
      payments.account.setStatus(person.subscriptionId, status);
      const answer = await payments.call('stripe-checkout', person, {
        priceId: payments.priceOf('premium').id,
      });
      expect([answer.status, answer.body.error]).toEqual([409, 'already_subscribed']);
    },
  );

  test.each(['unpaid', 'paused', 'canceled', 'incomplete_expired'])(
    'whose subscription is %s can buy a plan again',
    async (status) => {
      const person = await payments.subscriber('premium');
      payments.account.setStatus(person.subscriptionId, status);
      const checkout = payments.account.checkout(await payments.checkout(person, 'premium'));
      expect(checkout).toMatchObject({ status: 'open', customer: person.customerId });
    },
  );

  test('[R-PAY-05] who has just paid in another window is a subscriber before any event has arrived', async () => {
    const person = await payments.newPerson();
    payments.account.pay(await payments.checkout(person, 'premium'));
    const again = await payments.call('stripe-checkout', person, { priceId: payments.priceOf('premium').id });
    expect([again.status, again.body.error]).toEqual([409, 'already_subscribed']);
    expect(await payments.tierOf(person)).toBe('premium');
  });
});

describe('two subscriptions made by a race', () => {
  test('[R-PAY-05] become one: the higher plan is kept, the other is ended and credited', async () => {
    const person = await payments.subscriber('basic');
    const second = payments.account.subscribe(person.customerId, payments.priceOf('ultimate').id);
    const [event] = payments.account.events.slice(-1);
    if (!event) throw new Error('Nothing happened');
    expect((await payments.deliver(event)).status).toBe(200);
    expect(payments.account.subscription(person.subscriptionId).status).toBe('canceled');
    expect(payments.account.subscription(second.id).status).toBe('active');
    const [end] = payments.stripe.asked('DELETE', new RegExp(person.subscriptionId));
    expect(end?.form).toEqual({ prorate: 'true', invoice_now: 'true' });
    expect(await payments.tierOf(person)).toBe('ultimate');
  });

  test('[R-PAY-05] are credited only for what was paid', async () => {
    const person = await payments.subscriber('ultimate');
    const unpaid = payments.account.subscribe(person.customerId, payments.priceOf('basic').id, 'past_due');
    await payments.call('stripe-sync', person);
    expect(payments.account.subscription(unpaid.id).status).toBe('canceled');
    const [end] = payments.stripe.asked('DELETE', new RegExp(unpaid.id));
    expect(end?.form).toEqual({});
  });

  test('[R-PAY-05] cannot come from another open checkout once one is paid', async () => {
    const person = await payments.newPerson();
    const paid = payments.account.checkout(await payments.checkout(person, 'basic'));
    const other = { ...paid, id: 'cs_test_raced' };
    payments.account.checkouts.set(other.id, other);
    payments.account.pay(paid.id);
    await payments.deliverAll(payments.account.events.length - 2);
    expect(payments.account.checkout(other.id).status).toBe('expired');
  });
});
