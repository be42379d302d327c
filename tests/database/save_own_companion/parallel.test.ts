import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

describe('companions made at the same time', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('own_companions_parallel', 'migrated')).url);
  });
  afterAll(() => sessions?.end());

  const save = (person: string, id: string) =>
    sessions.person(
      person,
      `select save_own_companion($1, true, 'Luna', null, null, '{}', '{}', 50, 50, 50, 'Friend',
        'soft-bob-brown-light-none-none-shirt-cafe', '#112233', '#445566', null, null, null, '{}')`,
      [id],
    );
  const stored = (person: string) =>
    sessions.owner(
      `select c.id from companions c join companion_settings s on s.companion_id = c.id where c.user_id = $1`,
      [person],
    );

  test.each(['free', 'basic', 'premium'])(
    '[R-BUILD-06] on the plan %s 20 parallel creates make exactly as many as it has',
    async (tier) => {
      const [person = ''] = await sessions.people([`${tier} builder`], tier);
      const [plan] = await sessions.owner<{ own_companions: number }>(
        'select own_companions from plans where tier = $1',
        [tier],
      );
      const limit = plan?.own_companions ?? Number.NaN;
      const outcomes = await atOnce(20, (n) => save(person, `${tier}${n}`));
      expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({
        null: limit,
        companion_limit: 20 - limit,
      });
      expect(await stored(person)).toHaveLength(limit);
    },
  );

  test('[R-BUILD-06] at the limit 20 more are all refused', async () => {
    const [person = ''] = await sessions.people(['full builder'], 'free');
    await sessions.owner(
      `insert into companions (id, name, tagline, description, user_id)
      select 'full' || n, 'Luna', 'x', 'x', $1 from plans p, generate_series(1, p.own_companions) as n
     where p.tier = 'free'`,
      [person],
    );
    const outcomes = await atOnce(20, (n) => save(person, `more${n}`));
    expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({ companion_limit: 20 });
  });

  test('one companion sent 20 times at once is made once', async () => {
    const [person = ''] = await sessions.people(['eager builder'], 'ultimate');
    const outcomes = await atOnce(20, () => save(person, 'eager'));
    expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({ null: 20 });
    expect(await stored(person)).toEqual([{ id: 'eager' }]);
  });
});
