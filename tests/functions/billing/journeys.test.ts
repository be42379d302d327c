import { describe, expect, test } from 'vitest';
import { type Person, paymentsForThisFile } from './support/payments.ts';

const payments = paymentsForThisFile();

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
const periodEnd = (subscriptionId: string) =>
  payments.account.subscription(subscriptionId).items.data[0]?.current_period_end ?? 0;

async function addFavorites({ id }: Person, ...companionIds: string[]) {
  for (const companionId of companionIds) {
    await payments.sql('insert into public.user_favorites (user_id, companion_id) values ($1, $2)', [
      id,
      companionId,
    ]);
  }
}

async function favorites({ id }: Person): Promise<string[]> {
  const rows = await payments.sql<{ companion_id: string }>(
    'select companion_id from public.user_favorites where user_id = $1 order by companion_id',
    [id],
  );
  return rows.map(({ companion_id }) => companion_id);
}

/** Buys Premium, changes to Ultimate, cancels, keeps it to the end of the period, is free. */
async function journey(hear: (person: Person, checkoutId?: string) => Promise<void>) {
  const person = await payments.newPerson();
  const checkoutId = await payments.checkout(person, 'premium');
  expect(await payments.tierOf(person)).toBe('free');
  const { id } = payments.account.pay(checkoutId);
  await hear(person, checkoutId);
  expect(await payments.holding(person)).toEqual({
    tier: 'premium',
    status: 'active',
    renewsAt: isoTime(periodEnd(id)),
    endsAt: null,
  });
  await addFavorites(person, 'amara', 'suki');

  await payments.call('stripe-checkout', person, { priceId: payments.priceOf('ultimate').id });
  payments.account.confirmChange([...payments.account.portals.keys()].at(-1) ?? '');
  await hear(person);
  expect(await payments.tierOf(person)).toBe('ultimate');
  await addFavorites(person, 'brooke');

  payments.account.advanceTo(periodEnd(id));
  await hear(person);
  expect(await payments.holding(person)).toMatchObject({
    tier: 'ultimate',
    renewsAt: isoTime(periodEnd(id)),
  });

  const { body } = await payments.call('stripe-downgrade', person);
  const endsAt = isoTime(periodEnd(id));
  expect(body).toEqual({ success: true, tier: 'ultimate', endsAt });
  await hear(person);
  payments.account.advanceTo(periodEnd(id) - 1);
  await hear(person);
  expect(await payments.holding(person)).toEqual({
    tier: 'ultimate',
    status: 'active',
    renewsAt: null,
    endsAt,
  });
  expect(await favorites(person)).toEqual(['amara', 'brooke', 'suki']);

  payments.account.advance(1);
  await hear(person);
  expect(await payments.holding(person)).toEqual({
    tier: 'free',
    status: null,
    renewsAt: null,
    endsAt: null,
  });
  expect(await favorites(person)).toEqual([]);
  return person;
}

describe('a subscription from purchase to its end', () => {
  test('[R-PAY-05, R-PAY-06, R-PAY-07, R-PAY-09] ends right with both the page and the webhook', async () => {
    let heard = payments.account.events.length;
    await journey(async (person, session_id) => {
      await payments.call('stripe-sync', person, session_id ? { session_id } : {});
      await payments.deliverAll(heard);
      heard = payments.account.events.length;
    });
  });

  test('[R-PAY-07] ends right with the webhook alone, the browser closed after each step', {
    tags: 'long',
  }, async () => {
    let heard = payments.account.events.length;
    await journey(async () => {
      await payments.deliverAll(heard);
      heard = payments.account.events.length;
    });
  });

  test('[R-PAY-06, R-PAY-07] ends right with the page alone, and late events change nothing', {
    tags: 'long',
  }, async () => {
    const first = payments.account.events.length;
    const person = await journey(async (somebody, session_id) => {
      await payments.call('stripe-sync', somebody, session_id ? { session_id } : {});
    });
    await payments.deliverAll(first);
    expect(await payments.tierOf(person)).toBe('free');
  });
});

describe('a subscriber', () => {
  test('[R-PAY-07] who takes back a cancellation in the portal keeps the plan', async () => {
    const person = await payments.subscriber('basic');
    await payments.call('stripe-downgrade', person);
    expect((await payments.holding(person))?.endsAt).not.toBeNull();
    payments.account.resume(person.subscriptionId);
    await payments.deliverAll(payments.account.events.length - 1);
    expect(await payments.holding(person)).toMatchObject({ tier: 'basic', endsAt: null });
    payments.account.advanceTo(periodEnd(person.subscriptionId));
    await payments.deliverAll(payments.account.events.length - 2);
    expect(await payments.tierOf(person)).toBe('basic');
  });

  test('[R-PAY-07] who changes to a smaller plan keeps as many favorites as that plan allows', async () => {
    const person = await payments.subscriber('ultimate');
    await addFavorites(person, 'amara', 'brooke', 'suki');
    payments.account.changePrice(person.subscriptionId, payments.priceOf('basic').id);
    await payments.deliverAll(payments.account.events.length - 2);
    expect(await payments.tierOf(person)).toBe('basic');
    expect(await favorites(person)).toEqual(['suki']);
  });

  test('sees their own subscription and nobody else’s', async () => {
    const person = await payments.subscriber('basic');
    const other = await payments.subscriber('premium');
    const read = async ({ token }: Person) => {
      const url = `${payments.stack.apiUrl}/rest/v1/stripe_subscriptions?select=plan_name,is_live,ends_at`;
      const headers = { apikey: payments.stack.publishableKey, authorization: `Bearer ${token}` };
      return (await fetch(url, { headers })).json();
    };
    expect(await read(person)).toEqual([{ plan_name: 'basic', is_live: true, ends_at: null }]);
    expect(await read(other)).toEqual([{ plan_name: 'premium', is_live: true, ends_at: null }]);
    expect(await read(await payments.newPerson())).toEqual([]);
  });
});
