import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

const state = (plan: string) =>
  JSON.stringify([
    {
      id: 'sub_1',
      plan_name: plan,
      status: 'active',
      is_live: true,
      current_period_end: '2026-12-03T00:00:00Z',
    },
  ]);

describe('Stripe’s word at the same time', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('billing_parallel', 'migrated')).url);
  });
  afterAll(() => sessions?.end());

  async function customer(name: string): Promise<string> {
    const [person = ''] = await sessions.people([name]);
    await sessions.server('select set_stripe_customer($1, $2)', [person, `cus_${name}`]);
    return person;
  }
  const apply = (customerId: string, ticket: number, plan: string, event: string | null) =>
    sessions.server(`select * from apply_stripe_state($1, $2, $3, $4, $5, 'invoice.paid')`, [
      customerId,
      ticket,
      plan,
      state(plan).replace('sub_1', `sub_${customerId}`),
      event,
    ]);
  const tierOf = async (person: string) =>
    (
      await sessions.owner<{ subscription_tier: string }>(
        'select subscription_tier from users where id = $1',
        [person],
      )
    )[0]?.subscription_tier;

  test('[R-PAY-12] one event fifty times at once has one effect', async () => {
    const person = await customer('one');
    await sessions.owner('create table changes (tier text)');
    await sessions.owner(
      `create function note() returns trigger language plpgsql security definer as $$
     begin insert into public.changes values (new.subscription_tier); return null; end $$`,
    );
    await sessions.owner(
      'create trigger note after update of subscription_tier on users for each row execute function note()',
    );
    const outcomes = await atOnce(50, (n) => apply('cus_one', n + 1, n % 2 ? 'basic' : 'premium', 'evt_one'));
    await sessions.owner('drop trigger note on users');
    expect(tally(outcomes.map(({ refusal }) => refusal))).toEqual({ null: 50 });
    expect(await sessions.owner('select tier from changes')).toEqual([{ tier: await tierOf(person) }]);
    expect(await sessions.owner(`select from private.stripe_events where id = 'evt_one'`)).toHaveLength(1);
  });

  test('[R-PAY-07] of fifty readings at once the one with the newest ticket holds', async () => {
    const person = await customer('newest');
    const plans = ['basic', 'premium', 'ultimate'];
    const outcomes = await atOnce(50, (n) =>
      apply('cus_newest', n + 1, plans[n % 3] ?? '', `evt_newest_${n}`),
    );
    expect(tally(outcomes.map(({ refusal }) => refusal))).toEqual({ null: 50 });
    expect(await tierOf(person)).toBe(plans[49 % 3]);
    expect(
      await sessions.owner(`select plan_name from stripe_subscriptions where id = 'sub_cus_newest'`),
    ).toEqual([{ plan_name: plans[49 % 3] }]);
  });

  test('fifty readings that begin at once have fifty tickets', async () => {
    await customer('tickets');
    const outcomes = await atOnce(50, () =>
      sessions.server<{ ticket: string }>(`select ticket from begin_stripe_sync('cus_tickets')`),
    );
    expect(new Set(outcomes.map(({ rows }) => rows[0]?.ticket)).size).toBe(50);
  });

  test('[R-PAY-05] of fifty checkouts at once one is opened', async () => {
    const [person = ''] = await sessions.people(['checkouts']);
    const outcomes = await atOnce(50, () => sessions.server('select begin_checkout($1)', [person]));
    expect(tally(outcomes.map(({ refusal }) => refusal))).toEqual({ null: 1, too_many_requests: 49 });
  });

  test('[R-PAY-04] of fifty customers at once one is mapped, and all are told which', async () => {
    const [person = ''] = await sessions.people(['mapping']);
    const outcomes = await atOnce(50, (n) =>
      sessions.server<{ id: string }>('select set_stripe_customer($1, $2) as id', [
        person,
        `cus_mapping_${n}`,
      ]),
    );
    expect(new Set(outcomes.map(({ rows }) => rows[0]?.id)).size).toBe(1);
  });
});
