import { beforeEach, describe, expect, test } from 'vitest';
import { paymentsForThisFile } from './support/payments.ts';
import { runStripeScript } from './support/run-script.ts';

const payments = paymentsForThisFile();
const setUp = (env: Record<string, string> = {}) => runStripeScript(payments, 'stripe-setup', [], env);

describe('npm run stripe:setup', () => {
  beforeEach(() => {
    const { account } = payments;
    account.products.clear();
    account.prices.clear();
    account.configurations.clear();
  });

  test('[R-PAY-02] makes a product and a price for each paid plan, and allows changes between them', async () => {
    const { account } = payments;
    const plans = await payments.sql<{ tier: string; name: string; price_gbp: number; lookup_key: string }>(
      'select tier, name, price_gbp, lookup_key from public.plans where price_gbp > 0 order by rank',
    );
    const { code, output } = await setUp();
    expect(code, output).toBe(0);
    const prices = [...account.prices.values()];
    expect(prices).toMatchObject(
      plans.map(({ tier, price_gbp, lookup_key }) => ({
        active: true,
        currency: 'gbp',
        unit_amount: price_gbp * 100,
        recurring: { interval: 'month', interval_count: 1 },
        lookup_key,
        metadata: { tier },
      })),
    );
    expect([...account.products.values()].map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
    const offer = await payments.call('stripe-plans', null, undefined, 'GET');
    expect(offer.body.plans).toEqual(plans.map(({ tier }, index) => ({ tier, priceId: prices[index]?.id })));

    const person = await payments.subscriber('basic');
    const change = await payments.call('stripe-checkout', person, {
      priceId: payments.priceOf('ultimate').id,
    });
    expect(change.status).toBe(200);
  });

  test('[R-PAY-02] changes nothing the second time', async () => {
    const { account } = payments;
    await setUp();
    const before = structuredClone([account.products, account.prices, account.configurations]);
    const { code, output } = await setUp();
    expect(code, output).toBe(0);
    expect([account.products, account.prices, account.configurations]).toEqual(before);
  });

  test('[R-PAY-02] replaces a changed price, and subscribers at the old price keep their plan', async () => {
    await setUp();
    const person = await payments.subscriber('premium');
    const old = payments.priceOf('premium');
    old.unit_amount -= 100;
    expect((await setUp()).code).toBe(0);
    const made = payments.priceOf('premium');
    expect([made.id === old.id, made.unit_amount, old.active, old.lookup_key]).toEqual([
      false,
      old.unit_amount + 100,
      false,
      null,
    ]);
    expect((await payments.call('stripe-sync', person)).body.tier).toBe('premium');
  });

  test('without a key says which one is missing', async () => {
    const { code, output } = await setUp({ STRIPE_SECRET_KEY: '' });
    expect(code).not.toBe(0);
    expect(output).toBe('Error: Not set: STRIPE_SECRET_KEY.\n');
  });

  test('says in one line why Stripe refuses', async () => {
    const { code, output } = await setUp({ STRIPE_SECRET_KEY: 'sk_test_of_nobody' });
    expect(code).toBe(1);
    expect(output).toMatch(/^Error: Stripe: .+\n$/);
  });
});
