import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Person, paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
const APPLY = 'public.apply_stripe_state(text, bigint, text, jsonb, text, text)';

/** Somebody whose paid checkout the product has not heard of, and the event that would tell it. */
async function paidInSilence() {
  const person = await payments.newPerson();
  payments.account.pay(await payments.checkout(person, 'premium'));
  const event = payments.account.events.findLast(({ type }) => type === 'checkout.session.completed');
  if (!event) throw new Error('Nothing happened');
  return { person, event };
}

const ledger = async (eventId: string) =>
  (await payments.sql('select id, type from private.stripe_events where id = $1', [eventId])) as {
    id: string;
    type: string;
  }[];

/** Notes every change of a plan from now on. */
async function planChanges(person: Person): Promise<() => Promise<number>> {
  await payments.sql(`create table if not exists private.noted_changes (user_id uuid, tier text)`);
  await payments.sql(`
    create or replace function private.note_change() returns trigger
    language plpgsql security definer set search_path = '' as $$
    begin
      insert into private.noted_changes values (new.id, new.subscription_tier);
      return null;
    end; $$`);
  await payments.sql(`
    create or replace trigger note_change after update of subscription_tier on public.users
      for each row execute function private.note_change()`);
  return async () => {
    const [row] = await payments.sql<{ count: string }>(
      'select count(*) from private.noted_changes where user_id = $1',
      [person.id],
    );
    return Number(row?.count);
  };
}

afterEach(() => payments.stripe.works());
afterAll(() => payments.sql('drop trigger if exists note_change on public.users'));

describe('an event', () => {
  test('[R-PAY-07, R-PAY-12] has its effect and is stored in the same transaction', async () => {
    const { person, event } = await paidInSilence();
    expect(await ledger(event.id)).toEqual([]);
    expect((await payments.deliver(event)).status).toBe(200);
    expect(await payments.tierOf(person)).toBe('premium');
    expect(await ledger(event.id)).toEqual([{ id: event.id, type: event.type }]);
  });

  test('[R-PAY-12] that arrives again has no second effect and does not call Stripe', async () => {
    const { person, event } = await paidInSilence();
    await payments.deliver(event);
    const changes = await planChanges(person);
    const asked = payments.stripe.requests.length;
    for (const _ of [1, 2, 3]) expect((await payments.deliver(event)).status).toBe(200);
    expect(await changes()).toBe(0);
    expect(payments.stripe.requests).toHaveLength(asked);
  });

  test('[R-PAY-12] ten times at once has one effect', async () => {
    const { person, event } = await paidInSilence();
    const changes = await planChanges(person);
    const answers = await Promise.all(Array.from({ length: 10 }, () => payments.deliver(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await changes()).toBe(1);
    expect(await payments.tierOf(person)).toBe('premium');
    expect(await ledger(event.id)).toHaveLength(1);
  });

  test('[R-PAY-12, R-PAY-13] returns 500 while the database fails, and is applied when it is sent again', async () => {
    const { person, event } = await paidInSilence();
    await payments.sql(`revoke execute on function ${APPLY} from service_role`);
    const failed = await payments.deliver(event);
    await payments.sql(`grant execute on function ${APPLY} to service_role`);
    expect([failed.status, failed.body.error]).toEqual([500, 'internal']);
    expect(JSON.stringify(failed.body)).not.toMatch(/permission|apply_stripe/);
    expect(await ledger(event.id)).toEqual([]);
    expect(await payments.tierOf(person)).toBe('free');
    expect((await payments.deliver(event)).status).toBe(200);
    expect(await payments.tierOf(person)).toBe('premium');
  });

  test('[R-PAY-12] whose effect fails half-way leaves no trace of itself', async () => {
    const { person, event } = await paidInSilence();
    await payments.sql(
      `alter table public.stripe_subscriptions add constraint broken check (user_id <> '${person.id}')`,
    );
    expect((await payments.deliver(event)).status).toBe(500);
    await payments.sql('alter table public.stripe_subscriptions drop constraint broken');
    expect(await ledger(event.id)).toEqual([]);
    expect(await payments.tierOf(person)).toBe('free');
    expect((await payments.deliver(event)).status).toBe(200);
    expect(await payments.tierOf(person)).toBe('premium');
  });

  test('[R-PAY-13] returns 500 while Stripe fails, and is applied when it is sent again', async () => {
    const { person, event } = await paidInSilence();
    payments.stripe.fails(/GET \/v1\/subscriptions/, 500, 2);
    expect((await payments.deliver(event)).status).toBe(500);
    expect(await ledger(event.id)).toEqual([]);
    expect((await payments.deliver(event)).status).toBe(200);
    expect(await payments.tierOf(person)).toBe('premium');
  });
});

describe('an event that is not about a plan', () => {
  test.each(['charge.succeeded', 'customer.created', 'a.type.of.the.future'])(
    '[R-PAY-13] %s is answered with success and changes nothing',
    async (type) => {
      const person = await payments.subscriber('premium');
      payments.account.setStatus(person.subscriptionId, 'unpaid');
      const event = payments.account.happened(type, { id: 'x_1', customer: person.customerId });
      const asked = payments.stripe.requests.length;
      expect((await payments.deliver(event)).status).toBe(200);
      expect(payments.stripe.requests).toHaveLength(asked);
      expect(await payments.tierOf(person)).toBe('premium');
    },
  );

  test('[R-PAY-13] returns success for an unknown customer', async () => {
    const event = payments.account.happened('customer.subscription.updated', {
      id: 'sub_x',
      customer: 'cus_x',
    });
    const asked = payments.stripe.requests.length;
    expect((await payments.deliver(event)).status).toBe(200);
    expect(payments.stripe.requests).toHaveLength(asked);
  });

  test('[R-PAY-13] returns success for a deleted person', async () => {
    const person = await payments.subscriber('basic');
    await payments.sql('delete from auth.users where id = $1', [person.id]);
    payments.account.end(person.subscriptionId);
    await payments.deliverAll(payments.account.events.length - 1);
    expect(await payments.holding(person)).toBeUndefined();
  });
});

test('a blocked person’s plan still follows Stripe', async () => {
  const person = await payments.subscriber('basic');
  await payments.sql(`update public.users set status = 'blocked' where id = $1`, [person.id]);
  payments.account.end(person.subscriptionId);
  await payments.deliverAll(payments.account.events.length - 1);
  expect(await payments.tierOf(person)).toBe('free');
});
