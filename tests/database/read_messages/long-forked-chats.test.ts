// @module-tag long
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Sessions } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

const messages = 5_000;
const forks = 300;
const pageSize = 50;

/** A chat of `count` messages in one run: the person's and the companion's in turn, number n said at second n. */
const conversation = `
  with run as (
    insert into runs (id, user_id, companion_id, version_id, root_id, head_id)
    select gen_random_uuid(), $1, 'c1', v.id, md5('1')::uuid, md5($2)::uuid
    from companion_versions v where v.companion_id = 'c1' returning id
  )
  insert into messages (id, user_id, companion_id, run_id, parent_id, shown_child_id, message_type, message_text,
    created_at)
  select md5(n::text)::uuid, $1, 'c1', run.id, case when n > 1 then md5((n - 1)::text)::uuid end,
    case when n < $2::integer then md5((n + 1)::text)::uuid end,
    case when n % 2 = 1 then 'user' else 'ai' end, 'Message ' || n, now() - interval '1 day' + n * interval '1 second'
  from run, generate_series(1, $2::integer) as n`;

describe('a chat of 5,000 messages with 300 forks after 1,000 operations, never vacuumed by hand', () => {
  let sessions: Sessions;
  let person: string;
  let chat: string;
  const ids = new Map<number, string>();
  const must = async (sql: string, values: unknown[]) =>
    expect(await sessions.server(sql, values)).toMatchObject({ refusal: null });
  const show = (number: number) => must('select show_version($1, $2, $3)', [person, chat, ids.get(number)]);

  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('long_forked_chats', 'migrated')).url, 2);
    await sessions.companions(1);
    [person = ''] = await sessions.people(['ann'], 'ultimate');
    await sessions.owner(`insert into chats (user_id, companion_id) values ($1, 'c1')`, [person]);
    await sessions.owner(conversation, [person, String(messages)]);
    const rows = await sessions.owner<{ number: number; id: string }>(
      `select split_part(message_text, ' ', 2)::integer as number, id from messages`,
    );
    for (const { number, id } of rows) ids.set(number, id);
    [{ id: chat = '' } = {}] = await sessions.owner<{ id: string }>('select id from chats');
    for (let fork = 1; fork <= forks; fork++) {
      const number = 2 * Math.floor((fork * messages) / (2 * forks + 2));
      const edit = [person, randomUUID(), ids.get(number), `Other words ${fork}`];
      await must(`select edit_message($1, 'c1', $2, $3, $4)`, edit);
      await show(number);
    }
    for (let number = 1; number <= 200; number++) {
      const id = ids.get(20 * number);
      await sessions.person(person, 'delete from messages where id = $1', [id]);
      await must('select restore_deleted($1, $2)', [person, id]);
    }
  });
  afterAll(() => sessions?.end());

  test.each([messages, messages / 2, pageSize + 2])(
    '[R-KEEP-07] reads for a page before message %i only that page, by index',
    async (number) => {
      const explained = await sessions.person<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        person,
        `explain (analyze, buffers, format json) select * from read_messages('c1', p_before => $1, p_limit => $2)`,
        [ids.get(number), pageSize],
      );
      const { Plan: plan } = explained.rows[0]?.['QUERY PLAN'][0] ?? {};
      expect(plan?.['Actual Rows']).toBe(pageSize);
      expect((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)).toBeLessThan(
        20 * pageSize,
      );
    },
  );

  test('[R-KEEP-07] shows another version near the beginning by changing what points at it alone', async () => {
    const written = () =>
      sessions.owner<{ id: string; xmin: string }>('select id, xmin::text from messages order by id');
    const [first] = await sessions.owner<{ number: number }>(
      `select split_part(s.message_text, ' ', 2)::integer as number from messages m
       join messages s on s.place_id = m.place_id and s.id <> m.id and s.message_text like 'Message %'
       where m.message_text = 'Other words 1'`,
    );
    const [other] = await sessions.owner<{ id: string }>(
      `select id from messages where message_text = 'Other words 1'`,
    );
    const before = new Map((await written()).map(({ id, xmin }) => [id, xmin]));
    await must('select show_version($1, $2, $3)', [person, chat, other?.id]);
    const changed = (await written()).filter(({ id, xmin }) => before.get(id) !== xmin);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(3);
    await show(first?.number ?? 0);
  });
});
