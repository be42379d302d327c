import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { call, request } from '../support/call.ts';
import { newPrivateCompanion, newTurn } from '../support/fixtures.ts';
import { newPeople, newPerson, type Person } from '../support/people.ts';
import { sql } from '../support/stack.ts';
import { readMessages } from '../support/versions.ts';
import { exportOf } from './export-of.ts';
import { leaveRowsEverywhere, markOf } from './rows-everywhere.ts';

/** Lets an hour pass for this person. */
const anHourLater = ({ id }: Person) =>
  sql(`update private.attempts set began_at = began_at - interval '1 hour' where user_id = $1`, [id]);

async function says(person: Person, reply: string): Promise<string> {
  return (await newTurn(person, { status: 'done', reply })).text;
}

const asText = (value: unknown) => JSON.stringify(value);

/** The tables with a column for people, as the catalog knows them: a new one is asked for without being named here. */
const tablesOfPeople = () =>
  sql<{ name: string; path: string }>(
    `select t.table_name as name, format('%I.%I', t.table_schema, t.table_name) as path
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema in ('public', 'private') and t.table_type = 'BASE TABLE' and c.column_name = 'user_id'`,
  );

describe('the archive', () => {
  test('[R-PROF-06] is a named zip of a JSON file and a page', async () => {
    const person = await newPerson();
    const response = await request('user-export', { as: person });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('access-control-expose-headers')).toContain('content-disposition');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toEqual([
      'data.json',
      'index.html',
    ]);
  });

  test('[R-API-21] holds the account, the date of birth, own companions and every conversation', async () => {
    const person = await newPerson('ultimate');
    const companionId = await newPrivateCompanion(person);
    const said = await says(person, 'A reply to keep');
    const { data, page } = await exportOf(person);
    expect(data.rows.users).toEqual([
      expect.objectContaining({ id: person.id, email: person.email, subscription_tier: 'ultimate' }),
    ]);
    expect(data.rows.birth_dates).toEqual([expect.objectContaining({ birth_date: '1990-01-01' })]);
    expect(data.rows.companions).toEqual([expect.objectContaining({ id: companionId, name: 'Secret' })]);
    expect(data.conversations).toEqual([
      {
        companion_id: 'suki',
        companion: 'Suki',
        messages: [
          expect.objectContaining({ from: 'user', text: said, outcome: 'done' }),
          expect.objectContaining({ from: 'ai', text: 'A reply to keep' }),
        ],
      },
    ]);
    for (const text of [person.email, 'Pat Example', '1990-01-01', 'With Suki', said, 'A reply to keep']) {
      expect(page).toContain(text);
    }
  });

  test('[R-API-21] holds every row that belongs to the person in any table, and no other row', async () => {
    const [person, other] = await newPeople(2, 'ultimate');
    if (!person || !other) throw new Error('Two people are needed');
    for (const each of [person, other]) await leaveRowsEverywhere(each);
    const { data, page } = await exportOf(person);
    for (const table of await tablesOfPeople()) {
      if (table.name in data.left_out) continue;
      const [stored] = await sql<{ rows: Record<string, unknown>[] }>(
        `select jsonb_agg(to_jsonb(t) - 'user_id') as rows from ${table.path} t where t.user_id = $1`,
        [person.id],
      );
      expect(stored?.rows, `the test leaves a row in ${table.path}`).not.toBeNull();
      expect(data.rows[table.name]?.map(asText).sort(), table.path).toEqual(stored?.rows.map(asText).sort());
    }
    for (const name of ['users', 'sign_up', 'companion_prompts', 'changes_by_admins', 'changes_as_admin']) {
      expect(asText(data.rows[name]), name).toContain(markOf(person));
    }
    for (const text of [markOf(person), person.email]) expect(page).toContain(text);
    for (const text of [markOf(other), other.id, other.email]) {
      expect(asText(data)).not.toContain(text);
      expect(page).not.toContain(text);
    }
  });

  test('[R-API-21] says what is not listed and why', async () => {
    const { data, page } = await exportOf(await newPerson());
    expect(Object.keys(data.left_out)).toContain('turns');
    for (const [table, reason] of Object.entries(data.left_out)) {
      expect(page).toContain(`<dt>${table}</dt><dd>${reason}</dd>`);
      expect(data.rows).not.toHaveProperty(table);
    }
  });

  test('[R-API-21] is complete for somebody who never did anything', async () => {
    const { data, page } = await exportOf(await newPerson());
    expect(data.conversations).toEqual([]);
    expect(page).toContain('There are none.');
    expect(page).toMatch(/<\/html>\s*$/);
  });

  test("[R-API-21] holds nothing of anybody else's", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await says(person, 'Mine');
    const theirs = await says(other, 'Not yours to read');
    const { data, page } = await exportOf(person);
    for (const text of [other.id, other.email, theirs, 'Not yours to read']) {
      expect(JSON.stringify(data)).not.toContain(text);
      expect(page).not.toContain(text);
    }
  });

  test("[R-API-21] ignores any other person's id in the request", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const asked = await call('user-export', { as: person, query: { userId: other.id } });
    expect(asked).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    const response = await request('user-export', { as: person, query: { user_id: other.id } });
    const { 'data.json': json = new Uint8Array() } = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(json)).not.toContain(other.id);
  });

  test('escapes markup in messages and names', async () => {
    const person = await newPerson();
    await says(person, '<script>alert("x")</script><img src=x onerror=alert(1)>');
    await sql('update public.users set full_name = $2 where id = $1', [person.id, '</dd><b onclick=x>&']);
    const { data, page } = await exportOf(person);
    expect(page).not.toMatch(/<script|<img|<b /);
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(data.conversations[0]?.messages[1]?.text).toBe(
      '<script>alert("x")</script><img src=x onerror=alert(1)>',
    );
  });

  // Read a thousand at a time.
  describe.each([
    { count: 1_500, tags: [] },
    { count: 50_000, tags: ['long'] },
  ])('with a long conversation', ({ count, tags }) => {
    test(`[R-API-21] holds a conversation of ${count} messages, each once and in order`, {
      tags,
    }, async () => {
      const person = await newPerson('ultimate');
      await says(person, 'The first reply');
      await sql(
        `with line as (select n, gen_random_uuid() as id from generate_series(1, $2::int) n),
         run as (select r.id, r.head_id from public.runs r where r.user_id = $1),
         said as (
           insert into public.messages (
             id, user_id, companion_id, run_id, parent_id, shown_child_id, message_type, message_text, created_at
           )
           select l.id, $1, 'suki', run.id, coalesce(lag(l.id) over (order by n), run.head_id),
             lead(l.id) over (order by n), case n % 2 when 0 then 'ai' else 'user' end,
             'Line ' || n || ' ' || repeat('of a long talk ', 12), now() + n * interval '1 second'
           from line l, run
         ),
         joined as (
           update public.messages m set shown_child_id = l.id from run, line l where m.id = run.head_id and l.n = 1
         )
         update public.runs r set head_id = l.id from line l where r.user_id = $1 and l.n = $2::int`,
        [person.id, count],
      );
      expect((await readMessages(person))[0]?.message_text).toContain(`Line ${count} `);
      const { data, page } = await exportOf(person);
      const [talk] = data.conversations;
      expect(talk?.messages).toHaveLength(count + 2);
      const numbers = talk?.messages.slice(2).map(({ text }) => Number(text.split(' ')[1]));
      expect(numbers).toEqual(Array.from({ length: count }, (_, n) => n + 1));
      expect(page.match(/<article/g)).toHaveLength(count + 2);
    });
  });
});

describe('the limit of archives', () => {
  test('[R-API-21] is one an hour, refused with Retry-After', async () => {
    const person = await newPerson();
    await exportOf(person);
    const response = await request('user-export', { as: person });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ success: false, error: 'too_many_requests' });
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    await anHourLater(person);
    await exportOf(person);
  });

  test('allows one of ten parallel requests', async () => {
    const person = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('user-export', { as: person }).then(({ status }) => status)),
    );
    expect(answers.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 429)]);
  });

  test('does not affect another person', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await exportOf(person);
    await exportOf(other);
  });
});
