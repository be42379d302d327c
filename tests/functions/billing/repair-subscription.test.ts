import { describe, expect, test } from 'vitest';
import { paymentsForThisFile } from './support/payments.ts';
import { runStripeScript } from './support/run-script.ts';

const payments = paymentsForThisFile();
const repair = (...args: string[]) => runStripeScript(payments, 'repair-subscription', args);

describe('npm run stripe:repair', () => {
  test("[R-PAY-07] reads one person's subscription without a webhook, by id, e-mail or customer", {
    tags: 'long',
  }, async () => {
    const person = await payments.subscriber('premium');
    const other = await payments.subscriber('premium');
    for (const who of [person.id, `${person.id}@people.test`, person.customerId]) {
      payments.account.setStatus(person.subscriptionId, 'unpaid');
      payments.account.setStatus(other.subscriptionId, 'unpaid');
      const { code, output } = await repair(who);
      expect(code, output).toBe(0);
      expect(output).toContain('1 read, 0 failed');
      expect(await payments.tierOf(person)).toBe('free');
      payments.account.setStatus(person.subscriptionId, 'active');
      await payments.deliverAll(payments.account.events.length - 1);
    }
    expect(await payments.tierOf(other)).toBe('premium');
  });

  test("[R-PAY-07] reads everybody's subscriptions, and continues after one that fails", {
    tags: 'long',
  }, async () => {
    // Customers of other files are of accounts that are gone.
    await payments.sql('delete from private.stripe_customers');
    const people = [await payments.subscriber('basic'), await payments.subscriber('premium')];
    for (const { subscriptionId } of people) payments.account.end(subscriptionId);
    payments.stripe.fails(/GET \/v1\/customers/, 400, 1);
    const { code, output } = await repair('--all');
    expect([code, output.includes(' 1 failed')]).toEqual([1, true]);
    expect((await repair('--all')).code).toBe(0);
    for (const person of people) expect(await payments.tierOf(person)).toBe('free');
  });

  test.each([
    [[], 'Error: It takes one person, or --all.'],
    [['nobody@people.test'], "Error: Nobody with a subscription is 'nobody@people.test'."],
  ])('without a known person says so (%j)', async (args, text) => {
    const { code, output } = await repair(...args);
    expect([code, output.includes(text)], output).toEqual([1, true]);
  });
});
