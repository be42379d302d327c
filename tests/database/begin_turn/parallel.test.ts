import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

type Begun = { outcome: string; refusal: string | null; turn_id: string | null };

describe('turns at the same time', () => {
  let sessions: Sessions;
  let companions: string[];
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('turns_parallel', 'migrated')).url);
    companions = await sessions.companions(50);
    await sessions.owner(`update plans set active_chats = null where tier = 'premium'`);
  });
  afterAll(() => sessions?.end());

  const begin = (person: string, companion = '', id: string = randomUUID(), text = 'Hello') =>
    sessions.server<Begun>('select outcome, refusal, turn_id from begin_turn($1, $2, $3, $4)', [
      person,
      companion,
      id,
      text,
    ]);
  const words = (outcomes: Awaited<ReturnType<typeof begin>>[]) =>
    tally(outcomes.map(({ rows: [row], refusal }) => refusal ?? row?.refusal ?? row?.outcome ?? null));
  const used = async (person: string) =>
    (await sessions.owner<{ used: number }>('select used from daily_usage where user_id = $1', [person]))[0]
      ?.used;
  const count = async (table: 'turns' | 'messages' | 'chats', person: string) =>
    (await sessions.owner(`select from ${table} where user_id = $1`, [person])).length;

  // Fifty chats of one person on a plan without a number of chats: the day's messages alone decide.
  test.each([0, 1, 5])(
    '[R-TURN-06] with %i messages left, 50 parallel turns in 50 chats start exactly as many',
    async (left) => {
      const [person = ''] = await sessions.people([`left ${left}`], 'premium');
      const [usage] = await sessions.owner<{ used: number; full: number }>(
        `insert into daily_usage (user_id, day, used)
        select $1, (now() at time zone 'utc')::date, messages_per_day - $2 from plans where tier = 'premium'
        returning used, used + $2::int as full`,
        [person, left],
      );
      const outcomes = words(await atOnce(50, (n) => begin(person, companions[n])));
      expect(outcomes).toEqual({
        ...(left > 0 ? { started: left } : {}),
        message_limit_reached: 50 - left,
      });
      expect(await used(person)).toBe(usage?.full);
      expect(await count('turns', person)).toBe(left);
      expect(await count('messages', person)).toBe(left);
    },
  );

  test('[R-PROD-06] of 50 parallel first messages to 50 companions as many begin as the plan has active chats', async () => {
    const [person = ''] = await sessions.people(['active'], 'basic');
    const [plan] = await sessions.owner<{ limit: number }>(
      `select active_chats as limit from plans where tier = 'basic'`,
    );
    const limit = plan?.limit ?? 0;
    const outcomes = await atOnce(50, (n) => begin(person, companions[n]));
    expect(words(outcomes)).toEqual({ started: limit, active_chat_limit: 50 - limit });
    expect(await used(person)).toBe(limit);
    expect(await count('turns', person)).toBe(limit);

    const turns = outcomes.flatMap(({ rows: [row] }) => row?.turn_id ?? []);
    await atOnce(limit, (n) => sessions.server(`select finish_turn($1, 'done', 'Hi')`, [turns[n]]));
    const later = await atOnce(50, (n) => begin(person, companions[n]));
    expect(words(later), 'the chats that began go on, and no other').toEqual({
      started: limit,
      active_chat_limit: 50 - limit,
    });
  });

  test('[R-PROD-06] 50 parallel first messages begin exactly one chat when the only other chat fails', async () => {
    const [person = ''] = await sessions.people(['freed'], 'free');
    const first = await begin(person, companions[0]);
    const outcomes = await atOnce(50, (n) =>
      n === 25
        ? sessions.server<Begun>(
            `select 'failed' as outcome, null as refusal from finish_turn($1, 'failed', '')`,
            [first.rows[0]?.turn_id],
          )
        : begin(person, companions[1 + (n % 49)]),
    );
    const { started = 0, ...others } = words(outcomes);
    expect(started).toBeLessThanOrEqual(1);
    expect(others).toMatchObject({ failed: 1, active_chat_limit: 49 - started });
  });

  test('[R-PROD-08] of 50 parallel turns in 50 chats 20 begin, whatever the plan allows', async () => {
    const [person = ''] = await sessions.people(['fast'], 'ultimate');
    const outcomes = await atOnce(50, (n) => begin(person, companions[n]));
    expect(words(outcomes)).toEqual({ started: 20, too_many_requests: 30 });
    expect(await used(person)).toBe(20);
    expect(await count('messages', person)).toBe(20);
  });

  test('[R-TURN-16] of 50 parallel turns in one chat, one starts', async () => {
    const [person = ''] = await sessions.people(['one chat'], 'premium');
    expect(words(await atOnce(50, () => begin(person, 'c1')))).toEqual({ started: 1, turn_running: 49 });
    expect(await used(person)).toBe(1);
    expect(await count('messages', person)).toBe(1);
  });

  test('[R-TURN-17] the same message sent 20 times at once is one turn', async () => {
    const [person = ''] = await sessions.people(['one message'], 'premium');
    const id = randomUUID();
    const outcomes = await atOnce(20, () => begin(person, 'c1', id));
    expect(words(outcomes)).toEqual({ started: 1, existing: 19 });
    expect(new Set(outcomes.map(({ rows: [row] }) => row?.turn_id)).size).toBe(1);
    expect(await used(person)).toBe(1);
    expect(await count('messages', person)).toBe(1);
  });

  test('[R-TURN-17] the same id with 20 texts at once is one turn, the others are refused', async () => {
    const [person = ''] = await sessions.people(['one id'], 'premium');
    const id = randomUUID();
    const outcomes = words(await atOnce(20, (n) => begin(person, 'c1', id, `Text ${n}`)));
    expect(outcomes).toEqual({ started: 1, message_id_reused: 19 });
    expect(await count('messages', person)).toBe(1);
  });

  test('[R-TURN-10] 50 parallel ensures make one chat', async () => {
    const [person = ''] = await sessions.people(['ensures'], 'premium');
    const outcomes = await atOnce(50, () =>
      sessions.server<{ created: boolean; chat_id: string }>(
        'select created, chat_id from ensure_chat($1, $2)',
        [person, 'c1'],
      ),
    );
    expect(tally(outcomes.map(({ rows: [row] }) => String(row?.created)))).toEqual({ true: 1, false: 49 });
    expect(new Set(outcomes.map(({ rows: [row] }) => row?.chat_id)).size).toBe(1);
    expect(await count('chats', person)).toBe(1);
  });

  test('[R-TURN-14] parallel ensures and sends restart an expired chat once', async () => {
    const [person = ''] = await sessions.people(['restart'], 'free');
    const first = await begin(person, 'c1');
    await sessions.server(`select finish_turn($1, 'done', 'Old')`, [first.rows[0]?.turn_id]);
    await sessions.owner(`update chats set expires_at = now() - interval '1 second' where user_id = $1`, [
      person,
    ]);
    const outcomes = await atOnce(40, (n) =>
      n % 2
        ? begin(person, 'c1')
        : sessions.server<Begun>(`select 'ensured' as outcome, null as refusal from ensure_chat($1, 'c1')`, [
            person,
          ]),
    );
    expect(words(outcomes)).toEqual({ ensured: 20, started: 1, turn_running: 19 });
    expect(
      await sessions.owner(
        `select m.message_text from messages m join runs r on r.id = m.run_id
         where m.user_id = $1 and r.status = 'open'`,
        [person],
      ),
      'what was said before the expiry is sealed',
    ).toEqual([{ message_text: 'Hello' }]);
    expect(await used(person)).toBe(2);
  });
});
