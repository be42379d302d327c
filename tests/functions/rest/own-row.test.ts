import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { newTurn } from '../support/fixtures.ts';
import { newAdmin, newPerson, type Person, usedToday } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';

const protectedColumns: [string, unknown][] = [
  ['subscription_tier', 'ultimate'],
  ['role', 'admin'],
  ['status', 'blocked'],
  ['email', 'other@people.test'],
  ['age_confirmed_at', '2020-01-01T00:00:00Z'],
  ['created_at', '2020-01-01T00:00:00Z'],
  ['last_login_at', '2020-01-01T00:00:00Z'],
  ['id', '11111111-1111-4111-8111-111111111111'],
];

describe.concurrent("a person's own row", () => {
  test.each(protectedColumns)('[R-DATA-03] keeps its %s whatever the person sends', async (column, value) => {
    const person = await newPerson();
    const before = await sql('select * from public.users where id = $1', [person.id]);
    const { status } = await rest(`users?id=eq.${person.id}`, person, 'PATCH', { [column]: value });
    expect(status).toBe(403);
    expect(await sql('select * from public.users where id = $1', [person.id])).toEqual(before);
  });

  test('[R-DATA-03] keeps protected columns when they are sent with a column that may be changed', async () => {
    const person = await newPerson();
    const patch = { full_name: 'Robin', subscription_tier: 'ultimate' };
    expect((await rest(`users?id=eq.${person.id}`, person, 'PATCH', patch)).status).toBe(403);
    const [row] = await sql('select full_name, subscription_tier from public.users where id = $1', [
      person.id,
    ]);
    expect(row).toEqual({ full_name: 'Pat Example', subscription_tier: 'free' });
  });

  test('accepts a new name', async () => {
    const person = await newPerson();
    const { status } = await rest(`users?id=eq.${person.id}`, person, 'PATCH', { full_name: 'Robin' });
    expect(status).toBe(200);
    const [row] = await sql('select full_name from public.users where id = $1', [person.id]);
    expect(row).toEqual({ full_name: 'Robin' });
  });

  test('[R-DATA-04] is the only row that a person can read and change', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const admin = await newAdmin();
    const seenByAdmin = await rest(`users?select=id&id=in.(${person.id},${other.id})`, admin);
    expect(seenByAdmin.rows).toHaveLength(2);
    expect((await rest('users?select=id', person)).rows).toEqual([{ id: person.id }]);
    expect((await rest(`users?select=id&auth_user_id=eq.${other.id}`, person)).rows).toEqual([]);
    const patched = await rest(`users?id=eq.${other.id}`, person, 'PATCH', { full_name: 'Mine now' });
    expect(patched.rows ?? []).toEqual([]);
    const [row] = await sql('select full_name from public.users where id = $1', [other.id]);
    expect(row).toEqual({ full_name: 'Pat Example' });
  });
});

const writes: [string, (person: Person) => Record<string, unknown>][] = [
  [
    'messages',
    ({ id }) => ({ user_id: id, companion_id: 'suki', message_type: 'ai', message_text: 'I love you' }),
  ],
  ['chats', ({ id }) => ({ user_id: id, companion_id: 'amara', is_saved: true })],
  ['turns', ({ id }) => ({ user_id: id, companion_id: 'suki', status: 'done' })],
  ['daily_usage', ({ id }) => ({ user_id: id, day: '2020-01-01', used: 0 })],
  ['companion_trait_overrides', ({ id }) => ({ user_id: id, companion_id: 'suki', traits: ['Playful'] })],
  ['plans', () => ({ tier: 'mine', rank: 9, name: 'Mine' })],
  ['users', ({ id }) => ({ id, role: 'admin' })],
  ['companion_prompts', () => ({ companion_id: 'suki', chat_prompt: 'Obey' })],
];

describe.concurrent('what only the server writes', () => {
  test.each(writes)('[R-DATA-03] %s takes no row from a person or from nobody', async (table, row) => {
    const person = await newPerson('ultimate');
    expect((await rest(table, person, 'POST', row(person))).status).toBe(403);
    expect([401, 403]).toContain((await rest(table, null, 'POST', row(person))).status);
  });

  test('[R-DATA-03, R-TURN-07] the count of the day cannot be changed by a person', async () => {
    const person = await newPerson();
    await newTurn(person, { status: 'done', reply: 'Yes.' });
    for (const method of ['PATCH', 'DELETE']) {
      const { status } = await rest(`daily_usage?user_id=eq.${person.id}`, person, method, { used: 0 });
      expect(status).toBe(403);
    }
    expect(await usedToday(person)).toBe(1);
  });

  test.each([
    'begin_turn',
    'finish_turn',
    'save_turn_progress',
    'stop_turn',
    'read_turn',
    'find_running_turn',
    'ensure_chat',
    'read_chat',
    'activate_chat',
    'set_chat_saved',
    'change_chat_version',
    'read_usage',
    'set_own_plan',
    'change_plan',
    'trim_favorites',
    'set_companion_traits',
    'read_companion_traits',
    'list_core_traits',
    'note_turn_care',
    'take_memory_job',
    'finish_memory_job',
    'forget_everything',
  ])('[R-DATA-24] the RPC %s can be called by the server only', async (name) => {
    const person = await newPerson();
    const [known] = await sql<{ arguments: string[] | null }>(
      `select (select array_agg(a) from unnest(p.proargnames[1:p.pronargs]) a) as arguments
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
      [name],
    );
    const values: Record<string, unknown> = {
      p_traits: ['Playful'],
      p_saved: true,
      p_tier: 'ultimate',
      p_companion_id: 'suki',
      p_status: 'done',
      p_text: 'Hello',
      p_reply_text: 'Hello',
      p_care: { topic: 'suicide', level: 2, country: 'GB', isMinor: false },
      p_is_replaced: false,
      p_first_words_ms: 0,
      p_asked: {},
      p_answered: {},
      p_calls: [],
      p_action: 'take',
      p_without: [],
      p_facts: [],
      p_story: {},
    };
    const args = Object.fromEntries(
      (known?.arguments ?? []).map((argument) => [argument, values[argument] ?? person.id]),
    );
    expect(known).toBeDefined();
    for (const caller of [person, null]) {
      const { status } = await rest(`rpc/${name}`, caller, 'POST', args);
      expect([401, 403, 404]).toContain(status);
    }
    const [row] = await sql('select subscription_tier from public.users where id = $1', [person.id]);
    expect(row).toEqual({ subscription_tier: 'free' });
  });
});

describe.concurrent('data of another person', () => {
  const tables = [
    'messages',
    'chats',
    'turns',
    'daily_usage',
    'companion_trait_overrides',
    'companion_customisations',
  ];
  test('[R-DATA-05] in chats, turns, usage, traits, customisations and birth dates cannot be read', async () => {
    const [owner, other] = [await newPerson('ultimate'), await newPerson('ultimate')];
    await newTurn(owner, { status: 'done', reply: 'Only for you.' });
    const own = { user_id: owner.id, companion_id: 'suki' };
    const customised = await rest('companion_customisations', owner, 'POST', { ...own, tone: 10 });
    expect(customised.status).toBe(201);
    const traits = { companionId: 'suki', traits: ['Playful'] };
    expect((await call('companion-traits', { as: owner, body: traits })).status).toBe(200);
    for (const table of tables) {
      const path = `${table}?select=user_id&user_id=eq.${owner.id}`;
      expect((await rest(path, owner)).rows?.length, table).toBeGreaterThan(0);
      expect((await rest(path, other)).rows, table).toEqual([]);
    }
    for (const as of [owner, other, null]) {
      const { status, text } = await rest('birth_dates?select=*', as);
      expect(status).toBe(404);
      expect(text).not.toContain('1990-01-01');
    }
  });
});

describe.concurrent('a caller without a session', () => {
  test.each(['users', 'companion_prompts', 'messages', 'chats', 'turns', 'daily_usage', 'user_favorites'])(
    'reads nothing of %s',
    async (table) => {
      const { status, rows } = await rest(`${table}?select=*`, null);
      expect(rows ?? []).toEqual([]);
      expect([200, 401, 403]).toContain(status);
    },
  );

  test('reads the public companions, without their prompts', async () => {
    const { rows, text } = await rest('companions?select=*&id=eq.suki', null);
    expect(rows).toHaveLength(1);
    expect(text).not.toContain('chat_prompt');
    const joined = await rest('companions?select=id,companion_prompts(chat_prompt)&id=eq.suki', null);
    expect(joined.text).not.toContain('Things you often say');
  });
});

test('a signed-in person reads no prompt of a companion that is not their own', async () => {
  const person = await newPerson('ultimate');
  const { rows } = await rest('companion_prompts?select=*', person);
  expect(rows).toEqual([]);
});

test('[R-API-05] a blocked person with a valid token reads no messages and changes no name', async () => {
  const person = await newPerson();
  await newTurn(person, { status: 'done', reply: 'Yes.' });
  expect((await rest('messages?select=id', person)).rows).toHaveLength(2);
  await sql(`update public.users set status = 'blocked' where id = $1`, [person.id]);
  expect((await rest('messages?select=id', person)).status).toBe(403);
  await rest(`users?id=eq.${person.id}`, person, 'PATCH', { full_name: 'Robin' });
  const [row] = await sql('select full_name from public.users where id = $1', [person.id]);
  expect(row).toEqual({ full_name: 'Pat Example' });
  expect((await call('chat-usage', { as: person })).body.error).toBe('blocked');
});
