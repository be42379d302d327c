import { afterEach, describe, expect, test } from 'vitest';
import { paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
const plans = () => payments.call('stripe-plans', null, undefined, 'GET');

afterEach(() => payments.stripe.works());

describe('the offer', () => {
  test('[R-PAY-01] lists the three paid plans with their prices without signing in', async () => {
    const { status, body } = await plans();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      demo: false,
      plans: [
        { tier: 'basic', priceId: payments.priceOf('basic').id },
        { tier: 'premium', priceId: payments.priceOf('premium').id },
        { tier: 'ultimate', priceId: payments.priceOf('ultimate').id },
      ],
    });
    expect(payments.stripe.requests.at(-1)?.form).toMatchObject({
      lookup_keys: ['basic_monthly', 'premium_monthly', 'ultimate_monthly'],
      active: 'true',
    });
  });

  test('leaves out a price that differs from the plan table and one that is no longer sold', async () => {
    const basic = payments.priceOf('basic');
    const ultimate = payments.priceOf('ultimate');
    basic.unit_amount += 1;
    ultimate.active = false;
    const { body } = await plans();
    basic.unit_amount -= 1;
    ultimate.active = true;
    expect(body.plans).toEqual([{ tier: 'premium', priceId: payments.priceOf('premium').id }]);
  });

  test('fails when Stripe fails, instead of being empty', async () => {
    payments.stripe.fails(/prices/, 500, 2);
    const { status, body } = await plans();
    expect([status, body.error]).toEqual([500, 'internal']);
  });
});
