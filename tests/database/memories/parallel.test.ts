import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

type Begun = { facts: { text: string }[]; turn_id: string };

describe('memories at the same time', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('memories_parallel', 'migrated')).url);
    await sessions.companions(2);
  });
  afterAll(() => sessions?.end());

  async function people(names: string[], tier: string) {
    const ids = await sessions.people(names, tier);
    await sessions.owner(
      `insert into user_consents (user_id, purpose, text_version, given)
      select id, 'memory', '2026-11-23', true from unnest($1::uuid[]) as p (id)`,
      [ids],
    );
    return ids;
  }
  const add = (person: string, text: string, companion: string | null) =>
    sessions.person(person, 'insert into memories (text, companion_id) values ($1, $2)', [text, companion]);
  const count = async (person: string) =>
    (await sessions.owner('select from memories where user_id = $1', [person])).length;
  const limitOf = async (tier: string) => {
    const [plan] = await sessions.owner<{ memories: number }>('select memories from plans where tier = $1', [
      tier,
    ]);
    return plan?.memories ?? Number.NaN;
  };

  test('[R-MEM-15] 50 parallel facts leave as many as the plan has', async () => {
    const [person = ''] = await people(['full'], 'free');
    const limit = await limitOf('free');
    const outcomes = await atOnce(50, (n) => add(person, `Fact ${n}`, n % 2 ? 'c1' : null));
    expect(tally(outcomes.map(({ refusal }) => refusal))).toEqual({ null: 50 });
    expect(await count(person)).toBe(limit);
  });

  test('[R-MEM-15] with all but one pinned, 50 parallel facts leave every pinned one and one more', async () => {
    const [person = ''] = await people(['pinned'], 'free');
    const limit = await limitOf('free');
    await atOnce(limit - 1, (n) => add(person, `Pinned ${n}`, 'c1'));
    await sessions.person(person, 'update memories set is_pinned = true');
    await atOnce(50, (n) => add(person, `More ${n}`, 'c1'));
    const rows = await sessions.owner<{ is_pinned: boolean }>(
      'select is_pinned from memories where user_id = $1',
      [person],
    );
    expect(tally(rows.map(({ is_pinned }) => String(is_pinned)))).toEqual({ true: limit - 1, false: 1 });
  });

  test('the same fact written 50 times at once is one', async () => {
    const [person = ''] = await people(['once'], 'free');
    await atOnce(50, () => add(person, 'I have a dog.', null));
    expect(await count(person)).toBe(1);
  });

  test('[R-MEM-09] 50 parallel people are told their own facts of this companion, and no others', async () => {
    const ids = await people(
      Array.from({ length: 50 }, (_, n) => `one of fifty ${n}`),
      'premium',
    );
    await Promise.all(
      ids.flatMap((id, n) => [
        add(id, `I am number ${n} of all.`, null),
        add(id, `I am number ${n} of one.`, 'c1'),
        add(id, `I am number ${n} of the other.`, 'c2'),
      ]),
    );
    const begun = await Promise.all(
      ids.map((id) =>
        sessions.server<Begun>(
          `select t.turn_id, t.context -> 'memory' -> 'facts' as facts
          from begin_turn($1, 'c1', gen_random_uuid(), 'Which number am I of all?') as t`,
          [id],
        ),
      ),
    );
    for (const [n, { rows }] of begun.entries()) {
      expect(rows[0]?.facts.map(({ text }) => text).sort()).toEqual([
        `I am number ${n} of all.`,
        `I am number ${n} of one.`,
      ]);
    }
  });

  test('[R-MEM-13] of 20 parallel readers one gets what waits, and facts are kept once', async () => {
    const [person = ''] = await people(['read once'], 'premium');
    const [turn] = (
      await sessions.server<Begun>(
        `select turn_id from begin_turn($1, 'c1', gen_random_uuid(), 'I have a dog.')`,
        [person],
      )
    ).rows;
    await sessions.server(`select finish_turn($1, 'done', 'Nice.')`, [turn?.turn_id]);
    const taken = await atOnce(20, () =>
      sessions.server<{ job: { leaseId: string; messages: { id: string }[] } | null }>(
        'select take_memory_job($1) as job',
        [person],
      ),
    );
    const jobs = taken.flatMap(({ rows: [row] }) => row?.job ?? []);
    expect(jobs).toHaveLength(1);
    const fact = { messageId: jobs[0]?.messages[0]?.id, text: 'I have a dog.', quote: 'I have a dog.' };
    const finished = await atOnce(20, () =>
      sessions.server<{ kept: number | null }>('select finish_memory_job($1, $2, $3) as kept', [
        person,
        jobs[0]?.leaseId,
        JSON.stringify([fact]),
      ]),
    );
    expect(tally(finished.map(({ rows: [row] }) => String(row?.kept)))).toEqual({ 1: 1, null: 19 });
    expect(await count(person)).toBe(1);
  });
});
