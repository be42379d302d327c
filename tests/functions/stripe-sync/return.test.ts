import { afterEach, describe, expect, test } from 'vitest';
import { paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
const periodEnd = (subscriptionId: string) =>
  isoTime(payments.account.subscription(subscriptionId).items.data[0]?.current_period_end ?? 0);

afterEach(() => payments.stripe.works());

describe('the return from a paid checkout', () => {
  test('[R-PAY-06, R-PLAN-21] makes the plan active and returns the real next billing date', async () => {
    const person = await payments.newPerson();
    const session_id = await payments.checkout(person, 'premium');
    const { id } = payments.account.pay(session_id);
    const { status, body } = await payments.call('stripe-sync', person, { session_id });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, tier: 'premium', renewsAt: periodEnd(id), endsAt: null },
    });
    expect(await payments.holding(person)).toEqual({
      tier: 'premium',
      status: 'active',
      renewsAt: periodEnd(id),
      endsAt: null,
    });
  });

  test('[R-PAY-06] accepts the caller’s own userId and returns the same when it is repeated', async () => {
    const person = await payments.newPerson();
    const session_id = await payments.checkout(person, 'basic');
    payments.account.pay(session_id);
    const input = { session_id, userId: person.id };
    const first = await payments.call('stripe-sync', person, input);
    expect(first.body.tier).toBe('basic');
    expect(await payments.call('stripe-sync', person, input)).toEqual(first);
  });

  test('[R-PAY-06] accepts a checkout in which nothing was to be paid', async () => {
    const person = await payments.newPerson();
    const session_id = await payments.checkout(person, 'basic');
    payments.account.pay(session_id, 'no_payment_required');
    expect((await payments.call('stripe-sync', person, { session_id })).body.tier).toBe('basic');
  });

  test('fails and changes nothing when Stripe fails', async () => {
    const person = await payments.subscriber('premium');
    payments.stripe.fails(/GET \/v1\/subscriptions/, 500, 2);
    const { status, body } = await payments.call('stripe-sync', person);
    expect([status, body.error]).toEqual([500, 'internal']);
    expect(await payments.tierOf(person)).toBe('premium');
  });
});

describe('a return without a payment is refused and changes nothing', () => {
  test('[R-PAY-06] with somebody else’s session', async () => {
    const payer = await payments.newPerson();
    const session_id = await payments.checkout(payer, 'ultimate');
    payments.account.pay(session_id);
    const stranger = await payments.newPerson();
    const customer = await payments.subscriber('basic');
    for (const [other, tier] of [
      [stranger, 'free'],
      [customer, 'basic'],
    ] as const) {
      const { status, body } = await payments.call('stripe-sync', other, { session_id });
      expect([status, body.error]).toEqual([403, 'session_mismatch']);
      expect(await payments.tierOf(other)).toBe(tier);
    }
    expect(await payments.tierOf(payer)).toBe('free');
  });

  test('[R-PAY-06] with a session of another customer that names the caller', async () => {
    const payer = await payments.subscriber('ultimate');
    const person = await payments.subscriber('basic');
    const [paid] = [...payments.account.checkouts.values()].filter(
      ({ customer }) => customer === payer.customerId,
    );
    if (!paid) throw new Error('There is no checkout');
    payments.account.checkouts.set('cs_test_forged', {
      ...paid,
      id: 'cs_test_forged',
      client_reference_id: person.id,
    });
    const { status, body } = await payments.call('stripe-sync', person, { session_id: 'cs_test_forged' });
    expect([status, body.error]).toEqual([403, 'session_mismatch']);
  });

  test('[R-PAY-06] with the userId of somebody else', async () => {
    const payer = await payments.newPerson();
    const session_id = await payments.checkout(payer, 'ultimate');
    payments.account.pay(session_id);
    const stranger = await payments.newPerson();
    const { status, body } = await payments.call('stripe-sync', stranger, { session_id, userId: payer.id });
    expect([status, body.error]).toEqual([403, 'forbidden']);
  });

  test('with a session that is open', async () => {
    const person = await payments.newPerson();
    const session_id = await payments.checkout(person, 'ultimate');
    const { status, body } = await payments.call('stripe-sync', person, { session_id });
    expect([status, body.error]).toEqual([400, 'invalid_input']);
    expect(await payments.tierOf(person)).toBe('free');
  });

  test('with a session that has expired', async () => {
    const person = await payments.newPerson();
    const session_id = await payments.checkout(person, 'ultimate');
    payments.account.expire(session_id);
    const { status, body } = await payments.call('stripe-sync', person, { session_id });
    expect([status, body.error]).toEqual([400, 'invalid_input']);
    expect(await payments.tierOf(person)).toBe('free');
  });

  test('with a session whose payment has not arrived', async () => {
    const person = await payments.newPerson();
    const session_id = await payments.checkout(person, 'ultimate');
    payments.account.pay(session_id, 'unpaid');
    const { status, body } = await payments.call('stripe-sync', person, { session_id });
    expect([status, body.error]).toEqual([400, 'invalid_input']);
    expect(await payments.tierOf(person)).toBe('free');
  });

  test('with a session that does not exist', async () => {
    const person = await payments.subscriber('basic');
    const { status, body } = await payments.call('stripe-sync', person, { session_id: 'cs_test_none' });
    expect([status, body.error]).toEqual([404, 'not_found']);
  });

  test('without a session, by somebody who never paid', async () => {
    const person = await payments.newPerson('premium');
    const { status, body } = await payments.call('stripe-sync', person);
    expect([status, body.error]).toEqual([404, 'not_found']);
    expect(await payments.tierOf(person)).toBe('premium');
  });
});

describe('readings of Stripe', () => {
  test('[R-PAY-07] the return from the portal reads what was changed there', async () => {
    const person = await payments.subscriber('premium');
    payments.account.changePrice(person.subscriptionId, payments.priceOf('ultimate').id);
    payments.account.cancelInPortal(person.subscriptionId);
    const { body } = await payments.call('stripe-sync', person);
    const endsAt = periodEnd(person.subscriptionId);
    expect(body).toEqual({ success: true, tier: 'ultimate', renewsAt: null, endsAt });
  });

  test('[R-PAY-07] an older reading that arrives last does not undo a newer one', async () => {
    const person = await payments.subscriber('basic');
    const held = payments.stripe.holds(/GET \/v1\/subscriptions/);
    const older = payments.call('stripe-sync', person);
    await held.arrived;
    payments.account.changePrice(person.subscriptionId, payments.priceOf('ultimate').id);
    const newer = await payments.call('stripe-sync', person);
    held.release();
    expect(newer.body.tier).toBe('ultimate');
    expect((await older).body.tier).toBe('ultimate');
    expect(await payments.tierOf(person)).toBe('ultimate');
  });
});
