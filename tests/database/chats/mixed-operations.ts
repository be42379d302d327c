import { randomUUID } from 'node:crypto';
import { type Outcome, Sessions, tally } from '../../support/database/sessions.ts';
import type { TestDatabase } from '../../support/database/test-database.ts';
import { brokenTrees } from '../../support/message-tree.ts';

/** Sessions that work at the same time; few people and companions, so that they meet often. */
const sessionCount = 24;
const peopleCount = 3;
const companionCount = 2;

type Operation = (
  sessions: Sessions,
  person: string,
  companion: string,
  n: number,
) => Promise<Outcome<object>>;

const latestTurn = `(select id from turns where user_id = $1 and companion_id = $2 order by started_at desc limit 1)`;
const chat = `(select id from chats where user_id = $1 and companion_id = $2)`;
const anyMessage =
  '(select id from messages where user_id = $1 and companion_id = $2 order by random() limit 1)';
const anyDeleted = `(select id from (
  select id from messages where user_id = $1 and companion_id = $2 and deleted_at is not null
  union all select id from runs where user_id = $1 and companion_id = $2 and ended_at is not null
) deleted order by random() limit 1)`;
const care = '{"topic": "suicide", "level": 2}';
const server =
  (sql: string): Operation =>
  (sessions, person, companion) =>
    sessions.server(sql, [person, companion]);

/**
 * Everything that writes to a chat or beside it: people, workers, admins and the clock. What is listed twice happens
 * more often.
 */
const operations: Operation[] = [
  (sessions, person, companion) =>
    sessions.server('select begin_turn($1, $2, $3, $4)', [person, companion, randomUUID(), 'Hello']),
  (sessions, person, companion) =>
    sessions.server('select begin_turn($1, $2, $3, $4)', [person, companion, randomUUID(), 'Hello again']),
  // The first words mark the chat as changed, and only those.
  server(`select save_turn_progress(${latestTurn}, 'Hi')`),
  server(`select save_turn_progress(${latestTurn}, 'Hi')`),
  server(`select finish_turn(${latestTurn}, 'done', 'Hi there')`),
  server(`select finish_turn(${latestTurn}, 'failed', '')`),
  server(`select stop_turn($1, ${latestTurn})`),
  server('select ensure_chat($1, $2)'),
  server(`select activate_chat($1, ${chat})`),
  server(`select set_chat_saved($1, ${chat}, random() < 0.5)`),
  server('select trim_favorites($1) where $2::text is not null'),
  (sessions, person, companion) =>
    sessions.person(person, 'delete from messages where companion_id = $1', [companion]),
  (sessions, person, companion) =>
    sessions.person(
      person,
      `delete from messages where id = ${anyMessage.replace('$1', 'auth.uid()').replace('$2', '$1')}`,
      [companion],
    ),
  server(`select begin_turn($1, $2, gen_random_uuid(), null, 'again', ${anyMessage})`),
  server(`select begin_turn($1, $2, gen_random_uuid(), 'Hello there', 'edit', ${anyMessage})`),
  server(`select edit_message($1, $2, gen_random_uuid(), ${anyMessage}, 'Other words')`),
  server(`select show_version($1, ${chat}, ${anyMessage})`),
  server('select clear_chat($1, $2)'),
  server(`select restore_deleted($1, ${anyDeleted})`),
  server(`select purge_deleted($1, ${anyDeleted})`),
  (sessions) => sessions.server('select private.purge_recently_deleted()'),
  // What the rules catch, and verdicts that come late.
  server(`select begin_turn($1, $2, gen_random_uuid(), 'Caught', p_care => '${care}')`),
  server(`select note_turn_care(${latestTurn}, '${care}')`),
  server(`select note_turn_care(${latestTurn}, null, 'Kind words')`),
  // What is remembered: by a reader under a lease, and by the person.
  server(`with job as (select take_memory_job($1) ->> 'leaseId' as lease)
    select finish_memory_job($1, lease::uuid, '[]') from job where $2::text is not null`),
  server('select take_memory_job($1) where $2::text is not null'),
  (sessions, person, companion, n) =>
    sessions.person(person, 'insert into memories (text, companion_id) values ($1, $2)', [
      `Fact ${n % 50}`,
      n % 2 ? companion : null,
    ]),
  (sessions, person) =>
    sessions.person(
      person,
      'delete from memories where id = (select id from memories order by random() limit 1)',
    ),
  // Versions of the companion, and the ledger.
  (sessions, person, companion, n) =>
    sessions.server(
      'select change_chat_version($1, $2, $3, (select id from companion_versions order by random() limit 1))',
      [person, companion, n % 2 ? 'take' : 'back'],
    ),
  (sessions, _person, companion, n) =>
    sessions.server('update companions set tagline = $2 where id = $1', [companion, `Tagline ${n % 20}`]),
  (sessions) => sessions.server('select private.watch_costs()'),
  (sessions, person, companion) =>
    sessions.person(person, 'delete from user_favorites where companion_id = $1', [companion]),
  // Time goes by: a chat reaches its end, a worker is silent for too long, a minute passes.
  server(`with locked as (select u.id from users u where u.id = $1 for no key update)
    update chats c set expires_at = now() - interval '1 second' from locked
    where c.user_id = locked.id and c.companion_id = $2 and not c.is_saved`),
  server(`with person as (select u.id from users u where u.id = $1 for no key update),
    locked as (select c.user_id from chats c join person on c.user_id = person.id where c.companion_id = $2
       for no key update of c)
    update turns t set updated_at = now() - interval '1 minute' from locked
    where t.user_id = locked.user_id and t.companion_id = $2 and t.status = 'running'`),
  server('delete from private.turn_starts where user_id = $1 and $2::text is not null'),
  server('delete from private.attempts where user_id = $1 and $2::text is not null'),
  server(
    'update private.memory_jobs set leased_until = now() where user_id = $1 and companion_id = $2 and lease_id is not null',
  ),
  (sessions) => sessions.server('select private.expire_chats()'),
  (sessions) => sessions.server('select private.expire_chats()'),
  (sessions) => sessions.server('select private.interrupt_stale_turns()'),
];

/**
 * Runs so many operations, drawn at random, on 24 sessions with the clock's jobs among them; how often each one ended
 * how, and what is wrong with the message trees afterwards.
 */
export async function runMixedOperations(
  database: TestDatabase,
  count: number,
): Promise<{ outcomes: Record<string, number>; faults: object[] }> {
  const sessions = new Sessions(database.url, sessionCount);
  try {
    const companions = await sessions.companions(companionCount);
    const people = await sessions.people(
      Array.from({ length: peopleCount }, (_, n) => `person ${n}`),
      'ultimate',
    );
    await sessions.owner(
      `insert into user_consents (user_id, purpose, text_version, given)
       select p.id, c.purpose, c.version, true from unnest($1::uuid[]) as p (id), private.current_consents c
       where c.purpose = 'memory'`,
      [people],
    );
    const drawn = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;
    const words: (string | null)[] = [];
    let left = count;
    const session = async () => {
      while (left > 0) {
        const n = left--;
        const { refusal } = await drawn(operations)(sessions, drawn(people), drawn(companions), n);
        words.push(refusal);
      }
    };
    await Promise.all(Array.from({ length: sessionCount }, session));
    return { outcomes: tally(words), faults: await sessions.owner(brokenTrees) };
  } finally {
    await sessions.end();
  }
}

/** What an operation may be refused with: it came too late, or its plan does not have it. */
export const expectedRefusals = [
  'null',
  'chat_expired',
  'not_found',
  'limit_reached',
  'turn_running',
  'version_gone',
  'too_many_requests',
];
