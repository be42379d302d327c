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
const server =
  (sql: string): Operation =>
  (sessions, person, companion) =>
    sessions.server(sql, [person, companion]);

/** Everything that writes to a chat: people, workers and the clock. What is listed twice happens more often. */
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
export const expectedRefusals = ['null', 'chat_expired', 'not_found', 'limit_reached', 'turn_running'];
