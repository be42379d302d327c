import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

type Begun = { outcome: string; turn_id: string | null };

describe('caught messages at the same time', () => {
  let sessions: Sessions;
  let companions: string[];
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('caught_parallel', 'migrated')).url);
    companions = await sessions.companions(4);
  });
  afterAll(() => sessions?.end());

  const caught = (person: string, companion: string, id: string, isMinor = false) =>
    sessions.server<Begun>(`select outcome, turn_id from begin_turn($1, $2, $3, 'Caught', p_care => $4)`, [
      person,
      companion,
      id,
      { topic: 'suicide', level: 2, country: 'GB', isMinor },
    ]);
  const outcomes = (all: Awaited<ReturnType<typeof caught>>[]) =>
    tally(all.map(({ rows: [row], refusal }) => refusal ?? row?.outcome ?? null));
  const count = async (table: 'turns' | 'messages' | 'pauses', person: string) =>
    (await sessions.owner(`select from ${table} where user_id = $1`, [person])).length;

  test('[R-CARE-07] 40 times the same message is one turn and one message', async () => {
    const [person = ''] = await sessions.people(['same']);
    const id = randomUUID();
    const all = await atOnce(40, () => caught(person, companions[0] ?? '', id));
    expect(outcomes(all)).toEqual({ caught: 40 });
    expect(new Set(all.map(({ rows: [row] }) => row?.turn_id)).size).toBe(1);
    expect([await count('turns', person), await count('messages', person)]).toEqual([1, 1]);
  });

  test('[R-CARE-07, R-CARE-09] caught ones, ordinary ones and late verdicts wait for each other in no circle', async () => {
    const [person = ''] = await sessions.people(['mixed'], 'ultimate');
    const begin = (companion: string) =>
      sessions.server<Begun>('select outcome, turn_id from begin_turn($1, $2, $3, $4)', [
        person,
        companion,
        randomUUID(),
        'Hello',
      ]);
    const care = { topic: 'abuse', level: 2, country: 'GB', isMinor: false };
    const all = await atOnce(40, async (n) => {
      const companion = companions[n % 4] ?? '';
      if (n % 2 === 0) return caught(person, companion, randomUUID());
      const begun = await begin(companion);
      const turnId = begun.rows[0]?.outcome === 'started' ? begun.rows[0].turn_id : null;
      if (turnId === null) return begun;
      const finished = await sessions.server<Begun>(
        `select 'finished' as outcome, turn_id from finish_turn($1, 'done', 'Hi')`,
        [turnId],
      );
      if (n % 4 === 1) return finished;
      return sessions.server<Begun>(`select 'late' as outcome, turn_id from note_turn_care($1, $2)`, [
        turnId,
        care,
      ]);
    });
    expect(all.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)).toEqual([]);
    expect(outcomes(all).caught).toBe(20);
    const [broken] = await sessions.owner<{ count: number }>(
      `select count(*)::int from messages m join runs r on r.id = m.run_id
       where m.user_id = $1 and not private.is_shown(m)`,
      [person],
    );
    expect(broken?.count).toBe(0);
  });

  test('[R-CARE-09] 20 signs of a minor at the same time are one pause', async () => {
    const [person = ''] = await sessions.people(['young']);
    const all = await atOnce(20, (n) => caught(person, companions[n % 4] ?? '', randomUUID(), true));
    expect(outcomes(all)).toEqual({ caught: 20 });
    expect(await count('pauses', person)).toBe(1);
    expect(await count('messages', person)).toBe(1);
  });
});
