import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

const rounds = 10;

describe('people at the same time', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('people_parallel', 'migrated')).url);
    await sessions.companions(10);
  });
  afterAll(() => sessions?.end());

  describe('two admins', () => {
    const admins = () => sessions.owner(`select id from users where role = 'admin' and status = 'active'`);
    /** Both go for each other; then what is left of them steps down, so that the next round begins with none. */
    const clash = async (round: string, against: (actor: string, other: string) => Promise<unknown>) => {
      const [one = '', two = ''] = await sessions.people([`${round} one`, `${round} two`], 'free', 'admin');
      await Promise.all([against(one, two), against(two, one)]);
      const left = (await admins()).length;
      await sessions.owner('alter table users disable trigger user');
      await sessions.owner('delete from auth.users where id = any ($1)', [[one, two]]);
      await sessions.owner('alter table users enable trigger user');
      return left;
    };
    const change =
      (action: string, value: string | null, refusals: (string | null)[]) =>
      async (actor: string, other: string) => {
        const outcome = await sessions.server('select admin_change_user($1, $2, $3, $4)', [
          actor,
          other,
          action,
          value,
        ]);
        refusals.push(outcome.refusal);
      };

    test.each([
      ['block', 'status', 'blocked', ['blocked', 'null']],
      ['delete', 'delete', null, ['null', 'unauthorized']],
    ] as const)('[R-ADMIN-16] who %s each other leave one', async (word, action, value, expected) => {
      for (let round = 0; round < rounds; round++) {
        const refusals: (string | null)[] = [];
        expect(await clash(`${word} ${round}`, change(action, value, refusals))).toBe(1);
        expect(refusals.map(String).sort()).toEqual(expected);
      }
    });

    test('[R-ADMIN-16] who demote each other past the functions leave one', async () => {
      for (let round = 0; round < rounds; round++) {
        const demote = (_: string, other: string) =>
          sessions
            .owner(`update users set role = 'user' where id = $1`, [other])
            .catch((error: Error) => expect(error.message).toBe('last_admin'));
        expect(await clash(`demote ${round}`, demote)).toBe(1);
      }
    });
  });

  test('[R-BUILD-06] 20 parallel companions of one person are as many as the plan has', async () => {
    const [person = ''] = await sessions.people(['maker'], 'premium');
    const [plan] = await sessions.owner<{ own: number }>(
      `select own_companions as own from plans where tier = 'premium'`,
    );
    const outcomes = await atOnce(20, () =>
      sessions.person(
        person,
        `insert into companions (name, tagline, description) values ('Mine', 'x', 'x')`,
      ),
    );
    const own = plan?.own ?? Number.NaN;
    expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({
      null: own,
      companion_limit: 20 - own,
    });
  });

  test('[R-FAV-15] a downgrade beside parallel inserts leaves no more than the new limit', async () => {
    for (let round = 0; round < rounds; round++) {
      const [person = ''] = await sessions.people([`downgrade ${round}`], 'ultimate');
      await atOnce(12, (n) =>
        n % 3 === 2
          ? sessions.server(`select set_own_plan($1, 'basic')`, [person])
          : sessions.person(person, 'insert into user_favorites (companion_id) values ($1)', [
              `c${(n % 10) + 1}`,
            ]),
      );
      const [after] = await sessions.owner<{ holds: boolean }>(
        `select (select count(*) from user_favorites f where f.user_id = u.id) <= p.favorites
          and (select count(*) from chats c where c.user_id = u.id and c.is_saved) <= p.favorites as holds
        from users u join plans p on p.tier = u.subscription_tier where u.id = $1`,
        [person],
      );
      expect(after).toEqual({ holds: true });
    }
  });

  test('[R-DATA-17] who leaves while messages are sent leaves nothing', { tags: 'long' }, async () => {
    for (let round = 0; round < rounds; round++) {
      const [person = ''] = await sessions.people([`leaver ${round}`], 'ultimate');
      const outcomes = await atOnce(20, (n) =>
        n === 10
          ? sessions.server('select delete_user($1)', [person])
          : sessions.server('select begin_turn($1, $2, $3, $4)', [
              person,
              `c${(n % 10) + 1}`,
              randomUUID(),
              'Hello',
            ]),
      );
      const refusals = Object.keys(tally(outcomes.map((outcome) => outcome.refusal)));
      expect(refusals.filter((word) => !['null', 'unauthorized'].includes(word))).toEqual([]);
      for (const table of ['users', 'chats', 'turns', 'messages', 'daily_usage']) {
        const column = table === 'users' ? 'id' : 'user_id';
        expect(await sessions.owner(`select from ${table} where ${column} = $1`, [person])).toEqual([]);
      }
    }
  });
});
