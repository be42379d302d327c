import { describe, expect, test } from 'vitest';
import { deleteWithSubscriptions } from '../../../supabase/functions/_shared/billing/delete-with-subscriptions.ts';
import type { Context } from '../../../supabase/functions/_shared/http/context.ts';
import { secretKey } from '../../support/scripted-stripe/server.ts';
import { databaseOver } from './support/database-over-sql.ts';
import { paymentsForThisFile } from './support/payments.ts';

const payments = paymentsForThisFile();
const cancelAll = (userId: string, stripeSecretKey: string | null = secretKey) => {
  const db = databaseOver((statement) => payments.sql(statement), []);
  const env = { stripeSecretKey, stripeApiBase: payments.stripe.baseUrl } as Context['env'];
  // What goes with the person.
  const remove = () => payments.sql('delete from private.stripe_checkouts where user_id = $1', [userId]);
  return deleteWithSubscriptions({ db, env }, userId, remove);
};

describe('before a person is deleted', () => {
  test.each(['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'])(
    'a subscription that is %s is ended, so that nothing is charged any more',
    async (status) => {
      const person = await payments.subscriber('premium');
      payments.account.setStatus(person.subscriptionId, status);
      await cancelAll(person.id);
      expect(payments.account.subscription(person.subscriptionId).status).toBe('canceled');
    },
  );

  test('an open checkout is ended, so that nobody pays for a deleted account', async () => {
    const person = await payments.newPerson();
    const checkoutId = await payments.checkout(person, 'basic');
    await cancelAll(person.id);
    expect(payments.account.checkout(checkoutId).status).toBe('expired');
  });

  test('somebody else’s subscription is kept, and a second call changes nothing', async () => {
    const other = await payments.subscriber('premium');
    const person = await payments.subscriber('premium');
    await cancelAll(person.id);
    await cancelAll(person.id);
    expect(payments.account.subscription(other.subscriptionId).status).toBe('active');
  });

  test('somebody who never paid, and anybody where plans are a demo, is deleted without Stripe', async () => {
    const asked = payments.stripe.requests.length;
    await cancelAll((await payments.newPerson()).id);
    await cancelAll((await payments.newPerson('premium')).id, null);
    expect(payments.stripe.requests).toHaveLength(asked);
  });

  test('a lost Stripe key stops the deletion of a subscriber', async () => {
    const person = await payments.subscriber('basic');
    await expect(cancelAll(person.id, null)).rejects.toMatchObject({ code: 'payments_not_configured' });
  });
});
