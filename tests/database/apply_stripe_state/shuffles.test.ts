// @module-tag long
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncSubscription } from '../../../supabase/functions/_shared/billing/sync-subscription.ts';
import { planEvents } from '../../../supabase/functions/_shared/domain/stripe-event.ts';
import { clientOver } from '../../functions/billing/support/client-over-account.ts';
import { databaseOver } from '../../functions/billing/support/database-over-sql.ts';
import { Interleaving, seeded } from '../../functions/billing/support/interleaving.ts';
import { createDatabase } from '../../support/database/test-database.ts';
import { ScriptedAccount } from '../../support/scripted-stripe/account.ts';
import { handleApiRequest } from '../../support/scripted-stripe/api.ts';
import { type SoldPlan, stockCatalogue } from '../../support/scripted-stripe/catalogue.ts';

const SHUFFLES = 1_000;
/** Shuffles of different people that run side by side. */
const AT_ONCE = 100;

let database: pg.Pool;
let plans: (SoldPlan & { rank: number })[];

async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

beforeAll(async () => {
  database = new pg.Pool({ connectionString: (await createDatabase('shuffles', 'migrated')).url, max: 8 });
  plans = await sql('select tier, rank, name, price_gbp, lookup_key from public.plans order by rank');
});
afterAll(() => database.end());

/**
 * What happens to one subscription, step by step: twelve events of which the last leaves Premium, canceled to its end.
 */
function history(account: ScriptedAccount, customerId: string): (() => void)[] {
  const price = (tier: string) => account.priceOf(`${tier}_monthly`).id;
  const id = () => [...account.subscriptions.keys()][0] ?? '';
  return [
    () => account.subscribe(customerId, price('basic'), 'incomplete'),
    () => account.setStatus(id(), 'active'),
    () => account.changePrice(id(), price('premium')),
    () => account.setStatus(id(), 'past_due'),
    () => account.setStatus(id(), 'active'),
    () => account.cancelInPortal(id()),
    () => account.resume(id()),
    () => handleApiRequest(account, 'POST', `/v1/subscriptions/${id()}`, { cancel_at_period_end: 'true' }),
  ];
}

/** One customer's history, with events that arrive when they like and as often as they like, and syncs that overlap. */
async function shuffle(seed: number, customerId: string): Promise<number> {
  const random = seeded(seed);
  const order = new Interleaving(random);
  const account = new ScriptedAccount(`s${seed}x`);
  stockCatalogue(
    account,
    plans.filter(({ lookup_key }) => lookup_key),
  );
  account.customers.set(customerId, {
    id: customerId,
    object: 'customer',
    email: null,
    name: null,
    metadata: {},
  });
  const stripe = clientOver(account, () => order.turn());
  const db = databaseOver(async (text) => {
    await order.turn();
    return await sql(text);
  }, plans);

  let deliveries = 0;
  const deliver = (event: { id: string; type: string }) => {
    deliveries += 1;
    order.start(async () => {
      await order.turn();
      await syncSubscription({ db, stripe }, customerId, { ...event, paidInvoiceId: null });
    });
  };
  order.start(async () => {
    for (const step of history(account, customerId)) {
      await order.turn();
      const before = account.events.length;
      step();
      for (const event of account.events.slice(before)) {
        if (!planEvents.includes(event.type)) throw new Error(`${event.type} is none of the twelve`);
        deliver(event);
        while (random() < 0.25) deliver(event);
      }
    }
  });
  await order.end();
  expect(account.events).toHaveLength(12);
  return deliveries;
}

describe('a history of twelve events', () => {
  test(`[R-PAY-07, R-PAY-12] has one result in ${SHUFFLES} random orders of overlapping events`, async () => {
    const people = Array.from({ length: SHUFFLES }, () => randomUUID());
    await sql(
      `insert into auth.users (id, aud, role, email, created_at, updated_at)
       select id::uuid, 'authenticated', 'authenticated', id || '@people.test', now(), now()
     from unnest($1::text[]) as person (id)`,
      [people],
    );
    await sql(
      `insert into private.stripe_customers (user_id, customer_id)
       select id::uuid, 'cus_' || id from unnest($1::text[]) as person (id)`,
      [people],
    );
    let deliveries = 0;
    for (let first = 0; first < SHUFFLES; first += AT_ONCE) {
      const some = people.slice(first, first + AT_ONCE);
      const counts = await Promise.all(some.map((id, index) => shuffle(first + index, `cus_${id}`)));
      deliveries += counts.reduce((sum, count) => sum + count, 0);
    }
    expect(deliveries).toBeGreaterThan(12 * SHUFFLES);

    const ends = await sql(
      `select u.subscription_tier as tier, s.plan_name, s.status, s.is_live,
       s.ends_at = s.current_period_end as ends_with_period,
         count(*)::int as people
       from public.users u left join public.stripe_subscriptions s on s.user_id = u.id
       where u.id = any ($1) group by 1, 2, 3, 4, 5`,
      [people],
    );
    expect(ends).toEqual([
      {
        tier: 'premium',
        plan_name: 'premium',
        status: 'active',
        is_live: true,
        ends_with_period: true,
        people: SHUFFLES,
      },
    ]);
  }, 240_000);
});
