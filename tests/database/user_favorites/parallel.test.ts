import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

describe('favorites at the same time', () => {
  let sessions: Sessions;
  let companions: string[];
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('favorites_parallel', 'migrated')).url);
    companions = await sessions.companions(50);
  });
  afterAll(() => sessions?.end());

  const add = (person: string, ids: string[]) =>
    sessions.person(person, 'insert into user_favorites (companion_id) select unnest($1::text[])', [ids]);
  const stored = async (person: string) =>
    (await sessions.owner('select from user_favorites where user_id = $1', [person])).length;
  const limitOf = async (tier: string): Promise<number> =>
    (await sessions.owner<{ favorites: number }>('select favorites from plans where tier = $1', [tier]))[0]
      ?.favorites ?? Number.NaN;

  describe.each(['free', 'basic', 'premium', 'ultimate'])('on the plan %s', (tier) => {
    const full = tier === 'free' ? 'limit_saved_zero' : 'limit_reached';

    test('[R-FAV-13] 20 parallel inserts store exactly the limit', async () => {
      const [person = ''] = await sessions.people([`${tier} parallel`], tier);
      const limit = await limitOf(tier);
      const outcomes = await atOnce(20, (n) => add(person, [companions[n] ?? '']));
      expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({
        ...(limit > 0 ? { null: limit } : {}),
        [full]: 20 - limit,
      });
      expect(await stored(person)).toBe(limit);
    });

    test('[R-FAV-13] 50 inserts in a row store exactly the limit', async () => {
      const [person = ''] = await sessions.people([`${tier} row`], tier);
      for (const id of companions) await add(person, [id]);
      expect(await stored(person)).toBe(await limitOf(tier));
    });

    test('[R-FAV-13] an insert of 50 rows is refused whole, also 20 of them in parallel', async () => {
      const [person = ''] = await sessions.people([`${tier} bulk`], tier);
      const outcomes = await atOnce(20, () => add(person, companions));
      expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({ [full]: 20 });
      expect(await stored(person)).toBe(0);
    });
  });

  test('[R-FAV-13] of parallel inserts of as many rows as the limit, one is stored', async () => {
    const [person = ''] = await sessions.people(['bulks'], 'ultimate');
    const limit = await limitOf('ultimate');
    const outcomes = await atOnce(10, (n) => add(person, companions.slice(n * limit, (n + 1) * limit)));
    expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({ null: 1, limit_reached: 9 });
    expect(await stored(person)).toBe(limit);
  });

  test('[R-FAV-14] adding and removing in turmoil, a favorite and a saved chat stay one thing', async () => {
    const [person = ''] = await sessions.people(['turmoil'], 'premium');
    const limit = await limitOf('premium');
    const remove = (id: string) =>
      sessions.person(person, 'delete from user_favorites where companion_id = $1', [id]);
    const save = (id: string, saved: boolean) =>
      sessions.server(
        'select set_chat_saved($1, c.id, $3) from chats c where c.user_id = $1 and c.companion_id = $2',
        [person, id, saved],
      );
    const outcomes = await atOnce(200, (n) => {
      const id = companions[n % 5] ?? '';
      return [() => add(person, [id]), () => remove(id), () => save(id, true), () => save(id, false)][
        n % 4
      ]?.() as ReturnType<typeof add>;
    });
    const refusals = tally(outcomes.map((outcome) => outcome.refusal));
    expect(
      Object.keys(refusals).filter((word) => !['null', 'limit_reached', '23505'].includes(word)),
    ).toEqual([]);
    expect(await stored(person)).toBeLessThanOrEqual(limit);
    const saved = await sessions.owner(
      'select companion_id from chats where user_id = $1 and is_saved order by 1',
      [person],
    );
    expect(saved).toEqual(
      await sessions.owner('select companion_id from user_favorites where user_id = $1 order by 1', [person]),
    );
  });

  test('adding and removing companions in different orders causes no deadlock and counts right', async () => {
    const people = await sessions.people(
      Array.from({ length: 8 }, (_, n) => `circle ${n}`),
      'ultimate',
    );
    const four = companions.slice(10, 14);
    const outcomes = await atOnce(160, (n) => {
      const person = people[n % people.length] ?? '';
      const order = [...four.slice(n % 4), ...four.slice(0, n % 4)];
      return n % 3 === 0
        ? sessions.person(person, 'delete from user_favorites where companion_id = any ($1)', [order])
        : sessions.person(
            person,
            'insert into user_favorites (companion_id) select unnest($1::text[]) on conflict do nothing',
            [order],
          );
    });
    expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({ null: 160 });
    const counted =
      'select companion_id, favorites from private.favorite_counts where favorites > 0 order by 1';
    const there =
      'select companion_id, count(*)::integer as favorites from user_favorites group by companion_id order by 1';
    expect(await sessions.owner(counted)).toEqual(await sessions.owner(there));
  });
});
