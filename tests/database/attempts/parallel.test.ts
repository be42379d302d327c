import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, type Outcome, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

/** What one account may store in a day, on 50 sessions that each go on until they are refused. */
describe('what an account may store in a day', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('bounds_parallel', 'migrated')).url);
    await sessions.companions(50);
  });
  afterAll(() => sessions?.end());

  /** How often `write` was done before the first refusal of each session. */
  async function done(write: (n: number) => Promise<Outcome<object>>) {
    let count = 0;
    const refusals = await atOnce(50, async (session) => {
      for (let n = session; ; n += 50) {
        const { refusal } = await write(n);
        if (refusal === null) count += 1;
        else if (refusal !== 'not_found') return refusal;
      }
    });
    return { count, refusals: tally(refusals) };
  }
  const most = (count: number) => ({ count, refusals: { too_many_requests: 50 } });
  async function memberOf(name: string, tier: string) {
    const [person = ''] = await sessions.people([name], tier);
    return person;
  }

  test('[R-PROD-20] edits of messages without a reply: 300', { tags: 'long' }, async () => {
    const person = await memberOf('editor', 'free');
    await sessions.server(`select begin_turn($1, 'c1', gen_random_uuid(), 'Hello')`, [person]);
    await sessions.server(
      `select finish_turn((select id from turns where user_id = $1), 'done', 'Hi there')`,
      [person],
    );
    const shown = `(select m.id from messages m where m.user_id = $1 and m.message_type = 'ai'
      order by m.created_at desc limit 1)`;
    const edit = (n: number) =>
      sessions.server(`select edit_message($1, 'c1', gen_random_uuid(), ${shown}, $2)`, [
        person,
        `Words ${n}`,
      ]);
    expect(await done(edit)).toEqual(most(300));
  });

  test('[R-PROD-20] facts that the person writes: 200', { tags: 'long' }, async () => {
    const person = await memberOf('writer', 'free');
    await sessions.owner(
      `insert into user_consents (user_id, purpose, text_version, given)
       select $1, c.purpose, c.version, true from private.current_consents c where c.purpose = 'memory'`,
      [person],
    );
    expect(
      await done((n) => sessions.person(person, 'insert into memories (text) values ($1)', [`Fact ${n}`])),
    ).toEqual(most(200));
  });

  test('[R-PROD-20] versions of companions of their own: 100', { tags: 'long' }, async () => {
    const person = await memberOf('builder', 'free');
    const save = (n: number, id = 'luna') =>
      sessions.person<{ id: string }>(
        person,
        `select save_own_companion($1, $2, 'Luna', null, $3, '{}', '{}', 50, 50, 50, 'Friend',
          'soft-bob-brown-light-none-none-shirt-cafe', '#112233', '#445566', null, null, null, '{}') as id`,
        [id, n < 0, `Biography ${n}`],
      );
    const made = await save(-1);
    expect(made.refusal).toBeNull();
    const id = made.rows[0]?.id;
    expect(await done((n) => save(n, id))).toEqual(most(99));
    expect(await sessions.owner('select from companion_versions where companion_id = $1', [id])).toHaveLength(
      100,
    );
  });

  test('[R-PROD-20] caught messages that are kept: 200', { tags: 'long' }, async () => {
    const person = await memberOf('caught', 'free');
    await atOnce(50, async () => {
      for (let n = 0; n < 5; n += 1) {
        await sessions.server(
          `select begin_turn($1, 'c1', gen_random_uuid(), 'Caught', p_care => '{"topic": "suicide", "level": 2}')`,
          [person],
        );
      }
    });
    expect(await sessions.owner('select from messages where user_id = $1', [person])).toHaveLength(200);
  });

  test('[R-PROD-20] consents: given twenty times, and taken back as often at most', async () => {
    const person = await memberOf('undecided', 'free');
    await atOnce(50, async (n) => {
      for (const [given, version] of [
        [true, '2026-11-21'],
        [false, '2026-11-23'],
        [false, '2026-11-21'],
      ]) {
        await sessions.person(
          person,
          `insert into user_consents (purpose, text_version, given) values ('product_mail', $1, $2)`,
          [version, n % 7 === 0 ? false : given],
        );
      }
    });
    const rows = await sessions.owner<{ given: boolean }>(
      `select given from user_consents where user_id = $1 and purpose = 'product_mail'`,
      [person],
    );
    const { true: given = 0, false: taken = 0 } = tally(rows.map((row) => String(row.given)));
    expect(given).toBeLessThanOrEqual(20);
    expect(taken).toBeLessThanOrEqual(given + 1);
  });

  test('[R-PROD-20] reports: thirty an hour', async () => {
    const person = await memberOf('reporter', 'free');
    const outcomes = await atOnce(50, (n) =>
      sessions.person(person, `insert into reports (companion_id, reason) values ($1, 'other')`, [
        `c${n + 1}`,
      ]),
    );
    expect(tally(outcomes.map(({ refusal }) => refusal))).toEqual({ null: 30, too_many_requests: 20 });
  });
});
