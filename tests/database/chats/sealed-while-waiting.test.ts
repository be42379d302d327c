import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outcome, Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

interface Chat {
  person: string;
  id: string;
  turn: string;
  cleared: string;
}

/** What can happen to a chat that ran out and was sealed meanwhile, how it must end, and which runs are open then. */
const deeds: {
  name: string;
  tier?: string;
  call: (chat: Chat) => [sql: string, ...values: unknown[]];
  refusal: string | null;
  open: number;
}[] = [
  {
    name: 'a message of a paying person is refused',
    call: (chat) => [`begin_turn($1, 'c1', $2, 'Hello')`, chat.person, randomUUID()],
    refusal: null,
    open: 0,
  },
  {
    name: 'a message of a free person begins the chat anew',
    tier: 'free',
    call: (chat) => [`begin_turn($1, 'c1', $2, 'Hello')`, chat.person, randomUUID()],
    refusal: null,
    open: 1,
  },
  {
    name: 'opening it waits for a first message',
    call: (chat) => [`ensure_chat($1, 'c1')`, chat.person],
    refusal: null,
    open: 0,
  },
  {
    name: 'starting its time is refused',
    call: (chat) => ['activate_chat($1, $2)', chat.person, chat.id],
    refusal: 'chat_expired',
    open: 0,
  },
  {
    name: 'clearing it changes nothing',
    call: (chat) => [`clear_chat($1, 'c1')`, chat.person],
    refusal: null,
    open: 0,
  },
  {
    name: 'undoing an earlier clearing is refused',
    call: (chat) => ['restore_deleted($1, $2)', chat.person, chat.cleared],
    refusal: 'chat_expired',
    open: 0,
  },
  {
    name: 'a late verdict leaves it sealed',
    call: (chat) => [`note_turn_care($1, '{"topic": "self_harm", "level": 3}')`, chat.turn],
    refusal: null,
    open: 0,
  },
  {
    name: 'saving it brings back what was said',
    call: (chat) => ['set_chat_saved($1, $2, true)', chat.person, chat.id],
    refusal: null,
    open: 1,
  },
];

describe('a chat that is sealed while somebody waits for it', () => {
  let sessions: Sessions;
  let holder: pg.Client;
  beforeAll(async () => {
    const { url } = await createDatabase('sealed_while_waiting', 'migrated');
    sessions = new Sessions(url);
    holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await sessions.companions(1);
  });
  afterAll(async () => {
    await holder?.end();
    await sessions?.end();
  });

  /** A temporary chat that was cleared once and written in again. */
  async function chatOf(name: string, tier = 'ultimate'): Promise<Chat> {
    const [person] = (await sessions.people([name], tier)) as [string];
    const say = async () => {
      await sessions.server(`select begin_turn($1, 'c1', $2, 'Hello')`, [person, randomUUID()]);
      const [turn] = await sessions.owner<{ id: string }>(
        `select id from turns where user_id = $1 and status = 'running'`,
        [person],
      );
      await sessions.server(`select finish_turn($1, 'done', 'Hi there')`, [turn?.id]);
      return turn?.id ?? '';
    };
    await say();
    const { rows } = await sessions.server<{ run: string }>(`select clear_chat($1, 'c1') as run`, [person]);
    const turn = await say();
    const [chat] = await sessions.owner<{ id: string }>('select id from chats where user_id = $1', [person]);
    return { person, turn, id: chat?.id ?? '', cleared: rows[0]?.run ?? '' };
  }

  /** Holds the person's row until `waiter` waits for it, lets the chat run out and be sealed, and lets go. */
  async function sealMeanwhile(person: string, waiter: () => Promise<Outcome<object>>) {
    await holder.query('begin');
    await holder.query('select from users where id = $1 for no key update', [person]);
    const outcome = waiter();
    await sessions.waitUntilBlockedBy(holder);
    await holder.query('update chats set expires_at = clock_timestamp() where user_id = $1', [person]);
    await holder.query('select private.seal_chat(c) from chats c where c.user_id = $1', [person]);
    await holder.query('commit');
    return outcome;
  }

  for (const { name, tier, call, refusal, open } of deeds) {
    test(`[R-TURN-12, R-TURN-13, R-KEEP-10] ${name}, and no run is visible in a sealed chat`, async () => {
      const chat = await chatOf(name, tier);
      const [sql, ...values] = call(chat);
      const outcome = await sealMeanwhile(chat.person, () => sessions.server(`select ${sql}`, values));
      expect(outcome.refusal).toBe(refusal);
      const runs = await sessions.owner<{ status: string; is_sealed: boolean }>(
        `select r.status, c.is_sealed from chats c join runs r using (user_id, companion_id)
        where c.user_id = $1 and r.ended_at is null`,
        [chat.person],
      );
      expect(runs).toEqual(Array(open).fill({ status: 'open', is_sealed: false }));
    });
  }
});
