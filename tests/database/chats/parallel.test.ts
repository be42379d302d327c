import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, type Outcome, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

/** What a caller may be told here; anything else, a deadlock (40P01) above all, is a mistake of ours. */
const refusals = [
  'null',
  'limit_reached',
  'limit_saved_zero',
  'chat_expired',
  'not_found',
  'companion_limit',
  '23505',
];
const tiers = ['free', 'basic', 'premium', 'ultimate'];

describe('everything at once', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('turmoil', 'migrated')).url);
    await sessions.companions(4);
  });
  afterAll(() => sessions?.end());

  /** Each thing that people, workers and the clock do to chats. */
  const deeds = (person: string, companion: string, n: number): (() => Promise<Outcome<object>>)[] => {
    const { server, person: api } = {
      server: (sql: string, values: unknown[]) => sessions.server(sql, values),
      person: (sql: string, values: unknown[]) => sessions.person(person, sql, values),
    };
    const turn = `(select id from turns where user_id = $1 and companion_id = $2 order by started_at desc limit 1)`;
    const chat = `(select id from chats where user_id = $1 and companion_id = $2)`;
    const both = [person, companion];
    return [
      () => server('select ensure_chat($1, $2)', both),
      () => server('select begin_turn($1, $2, $3, $4)', [...both, randomUUID(), 'Hello']),
      () => server('select begin_turn($1, $2, $3, $4)', [...both, randomUUID(), 'Hello again']),
      () => server(`select finish_turn(${turn}, 'done', 'Hi there')`, both),
      () => server(`select finish_turn(${turn}, 'failed', '')`, both),
      () => server(`select save_turn_progress(${turn}, 'Hi')`, both),
      () => server(`select stop_turn($1, ${turn})`, both),
      () => server(`select read_turn($1, ${turn})`, both),
      () => server('select find_running_turn($1, $2)', both),
      () => server('select read_usage($1, $2)', both),
      () => server(`select read_chat($1, ${chat})`, both),
      () => server(`select activate_chat($1, ${chat})`, both),
      () => server(`select set_chat_saved($1, ${chat}, $3)`, [...both, n % 2 === 0]),
      () => server('select trim_favorites($1)', [person]),
      () => server('select set_own_plan($1, $2)', [person, tiers[n % tiers.length]]),
      () => server('select private.expire_chats()', []),
      () => server('select private.interrupt_stale_turns()', []),
      () => api('insert into user_favorites (companion_id) values ($1)', [companion]),
      () => api('delete from user_favorites where companion_id = $1', [companion]),
      () => api('delete from messages where companion_id = $1', [companion]),
      () => api(`insert into companions (name, tagline, description) values ('Mine', 'x', 'x')`, []),
      () => api(`delete from companions where name = 'Mine'`, []),
      () => api('select * from messages order by created_at desc, id desc limit 50', []),
      // Time passes: a chat runs out, a worker dies.
      () =>
        server(
          `update chats set expires_at = now() - interval '1 second'
          where user_id = $1 and companion_id = $2 and expires_at is not null`,
          both,
        ),
      () =>
        server(
          `update turns set updated_at = now() - interval '1 minute' where user_id = $1 and status = 'running'`,
          [person],
        ),
    ];
  };

  test('[R-TURN-09, R-TURN-16, R-FAV-14] nobody waits in a circle, and afterwards every rule holds', {
    tags: 'long',
  }, async () => {
    const people = await sessions.people(['a', 'b', 'c', 'd'], 'ultimate');
    const outcomes = await atOnce(1500, (n) => {
      const all = deeds(people[n % 4] ?? '', `c${(Math.floor(n / 4) % 4) + 1}`, n);
      return (all[(n * 7) % all.length] as () => Promise<Outcome<object>>)();
    });
    const words = tally(outcomes.map((outcome) => outcome.refusal));
    expect(Object.keys(words).filter((word) => !refusals.includes(word))).toEqual([]);
    expect(words.null).toBeGreaterThan(500);

    const broken = await sessions.owner(`
      select 'more favorites than the plan' as rule from users u join plans p on p.tier = u.subscription_tier
        where (select count(*) from user_favorites f where f.user_id = u.id) > p.favorites
      union all select 'a favorite without a saved chat' from user_favorites f
        where not exists (select from chats c where (c.user_id, c.companion_id) = (f.user_id, f.companion_id)
       and c.is_saved)
      union all select 'a saved chat without a favorite' from chats c
        where c.is_saved and not exists (
       select from user_favorites f where (f.user_id, f.companion_id) = (c.user_id, c.companion_id))
      union all select 'a visible run in a sealed chat' from chats c join runs r using (user_id, companion_id)
     where c.is_sealed and r.ended_at is null
      union all select 'a reply of a turn that failed' from messages m join turns t on t.id = m.turn_id
        where m.message_type = 'ai' and t.status not in ('done', 'stopped')
      union all select 'a finished turn that was given back' from users u join daily_usage d on d.user_id = u.id
        where d.used < (select count(*) from turns t where t.user_id = u.id
       and t.status in ('running', 'done', 'stopped'))`);
    expect(broken).toEqual([]);
  });
});
