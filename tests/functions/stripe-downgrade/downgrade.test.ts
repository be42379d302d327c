import { afterEach, describe, expect, test } from 'vitest';
import { paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
const periodEnd = (subscriptionId: string) => {
  const [item] = payments.account.subscription(subscriptionId).items.data;
  return new Date((item?.current_period_end ?? 0) * 1000).toISOString();
};
const favorites = async (id: string) => {
  const rows = await payments.sql<{ companion_id: string }>(
    'select companion_id from public.user_favorites where user_id = $1 order by created_at',
    [id],
  );
  return rows.map(({ companion_id }) => companion_id);
};
const addFavorite = (id: string, companionId: string) =>
  payments.sql('insert into public.user_favorites (user_id, companion_id) values ($1, $2)', [
    id,
    companionId,
  ]);

afterEach(() => payments.stripe.works());

/** The two ways to the free plan; both are one story. */
describe.each([
  ['stripe-downgrade', {}],
  ['user-set-tier', { tier: 'free' }],
])('%s', (name, input) => {
  const leave = (person: { id: string; token: string }) => payments.call(name, person, input);

  test('[R-PAY-09, R-PAY-14] cancels at the end of the period and keeps the plan until then', async () => {
    const person = await payments.subscriber('premium');
    await addFavorite(person.id, 'suki');
    const endsAt = periodEnd(person.subscriptionId);
    expect(await leave(person)).toEqual({
      status: 200,
      body: { success: true, tier: 'premium', endsAt },
    });
    const [update] = payments.stripe.asked('POST', new RegExp(person.subscriptionId));
    expect(update?.form).toEqual({ cancel_at_period_end: 'true' });
    expect(await payments.holding(person)).toEqual({
      tier: 'premium',
      status: 'active',
      renewsAt: null,
      endsAt,
    });
    expect(await favorites(person.id)).toEqual(['suki']);
  });

  test('[R-PAY-09] called twice, cancels once and returns the same date', async () => {
    const person = await payments.subscriber('premium');
    const first = await leave(person);
    expect(await leave(person)).toEqual(first);
    expect(payments.stripe.asked('POST', new RegExp(person.subscriptionId))).toHaveLength(1);
  });

  test('[R-PAY-09] leaves a cancellation that was made in the portal as it is', async () => {
    const person = await payments.subscriber('premium');
    payments.account.cancelInPortal(person.subscriptionId);
    const { body } = await leave(person);
    expect(body).toMatchObject({ tier: 'premium', endsAt: periodEnd(person.subscriptionId) });
    expect(payments.stripe.asked('POST', new RegExp(person.subscriptionId))).toEqual([]);
  });

  test('[R-PAY-10, R-PAY-14] without a customer the plan is free at once and favorites are trimmed', async () => {
    const person = await payments.newPerson('premium');
    await addFavorite(person.id, 'suki');
    expect(await leave(person)).toEqual({
      status: 200,
      body: { success: true, tier: 'free', endsAt: null },
    });
    expect(await payments.tierOf(person)).toBe('free');
    expect(await favorites(person.id)).toEqual([]);
  });

  test.each(['unpaid', 'paused', 'incomplete', 'canceled'])(
    '[R-PAY-10] with a subscription that is %s the plan is free at once',
    async (status) => {
      const person = await payments.subscriber('premium');
      payments.account.setStatus(person.subscriptionId, status);
      expect((await leave(person)).body).toEqual({ success: true, tier: 'free', endsAt: null });
      expect(await payments.tierOf(person)).toBe('free');
    },
  );

  test('fails when Stripe fails, and plan and subscription continue', async () => {
    const person = await payments.subscriber('premium');
    payments.stripe.fails(new RegExp(`POST .*${person.subscriptionId}`), 500, 2);
    const { status, body } = await leave(person);
    expect([status, body.error]).toEqual([500, 'internal']);
    expect(await payments.holding(person)).toMatchObject({ tier: 'premium', endsAt: null });
  });
});

describe('where plans are paid for', () => {
  test.each(['basic', 'premium', 'ultimate'])(
    '[R-PAY-15] nobody takes the plan %s for nothing, demo or not',
    async (tier) => {
      const person = await payments.newPerson();
      const { status, body } = await payments.call('user-set-tier', person, { tier });
      expect([status, body.error]).toEqual([403, 'forbidden']);
      expect(await payments.tierOf(person)).toBe('free');
    },
  );
});
