import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDialogue } from '#contracts/example-dialogue.ts';
import { cast } from '../../web/build/portraits/cast.ts';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, type Person, signIn, toPerson } from './support/api.ts';
import { OpenPage } from './support/realtime.ts';

let stack: RunningStack;
let database: pg.Client;

beforeAll(async () => {
  stack = await startStack();
  database = new pg.Client({ connectionString: stack.dbUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await stack.stop();
});

async function seeded(name: string): Promise<Person> {
  const credentials = { email: `${name}@amity.test`, password: 'companion-demo' };
  return toPerson(credentials, (await signIn(stack, credentials)).body);
}

const setTier = ({ id }: Person, tier: string) =>
  database.query('update public.users set subscription_tier = $2 where id = $1', [id, tier]);

test("[R-DATA-23] realtime sends a new tier with the old one to the user's open page and to no other", async () => {
  const [nadia, other] = [await seeded('free'), await seeded('basic')];
  const listenTo = ({ id }: Person) =>
    ({ event: 'UPDATE', schema: 'public', table: 'users', filter: `auth_user_id=eq.${id}` }) as const;
  const own = await OpenPage.open(stack, nadia.accessToken, listenTo(nadia));
  const foreign = await OpenPage.open(stack, other.accessToken, { ...listenTo(nadia), filter: '' });
  expect([await own.subscribed(), await foreign.subscribed()]).toEqual([
    { status: 'SUBSCRIBED', reason: null },
    { status: 'SUBSCRIBED', reason: null },
  ]);

  await setTier(nadia, 'premium');
  await setTier(other, 'ultimate');
  expect(await own.next('change')).toMatchObject({
    row: { id: nadia.id, subscription_tier: 'premium' },
    old: { subscription_tier: 'free' },
  });
  // The other person listens to every row: had Nadia's reached him, it would be the first he sees.
  expect(await foreign.next('change')).toMatchObject({
    row: { id: other.id, subscription_tier: 'ultimate' },
  });
});

test.each([
  ['subscription_tier', 'ultimate'],
  ['role', 'admin'],
  ['status', 'blocked'],
  ['email', 'somebody@else.test'],
])('a person cannot write his own %s over REST, and the row stays as it is', async (column, value) => {
  const person = await seeded('premium');
  const row = () =>
    database.query('select * from public.users where id = $1', [person.id]).then(({ rows }) => rows);
  const before = await row();
  const path = `/rest/v1/users?id=eq.${person.id}`;
  expect((await call(stack, path, { method: 'PATCH', as: person, body: { [column]: value } })).status).toBe(
    403,
  );
  expect(await row()).toEqual(before);
  expect(
    (await call(stack, path, { method: 'PATCH', as: person, body: { about_me: 'I write.' } })).status,
  ).toBe(204);
});

test('[R-ENG-08] REST resolves an embedded users to auth.users and fails, where PostgREST embeds public.users', async () => {
  const answer = await call(stack, '/rest/v1/chats?select=id,users(*)', {
    headers: { apikey: stack.secretKey },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: '42703' } });
});

test('[R-PROD-10] contact messages are counted by the network address, whatever header the client sends', async () => {
  const send = (n: number) =>
    call(stack, '/rest/v1/contact_messages', {
      method: 'POST',
      headers: {
        prefer: 'return=minimal',
        'cf-connecting-ip': `203.0.113.${n}`,
        'x-forwarded-for': `203.0.113.${n}`,
      },
      body: {
        name: 'Ann',
        email: `ann${n}@example.test`,
        category: 'general',
        subject: 'Hello',
        message: 'A question about plans.',
      },
    });
  for (let n = 1; n <= 5; n += 1) expect((await send(n)).status).toBe(201);
  expect(await send(6)).toMatchObject({ status: 400, body: { message: 'too_many_requests' } });
  expect(
    (await database.query(`select from contact_messages where email like 'ann%@example.test'`)).rowCount,
  ).toBe(5);
});

type Seeded = {
  id: string;
  name: string;
  greeting: string;
  scenario: string;
  dialogue: string;
  openers: string[];
};

/** The companions as people read them. */
const seededCompanions = async () =>
  database.query<Seeded & { texts: string }>(
    `select id, name, greeting, scenario, example_dialogue as dialogue, openers,
       concat_ws(' . ', tagline, description, personality_description, conversation_style, greeting, scenario,
         example_dialogue, array_to_string(openers || core_traits || special_features, ' . ')) as texts
     from public.companions order by created_at desc`,
  );

test('[R-ART-01] the sixteen people who have a portrait are seeded', async () => {
  const ids = (await seededCompanions()).rows.map(({ id }) => id);
  expect(ids).toHaveLength(16);
  expect(ids.sort()).toEqual(cast.map(({ id }) => id).sort());
});

test('[R-ART-06] the eight people of the first chapter are the oldest, so that the latest four are others', async () => {
  const oldest = (await seededCompanions()).rows.slice(-8).map(({ id }) => id);
  expect(oldest).toEqual(['suki', 'luca', 'amara', 'hunter', 'carmen', 'andre', 'brooke', 'emilio']);
});

test('[R-ART-01] each seeded companion has a greeting, a scene, a sample dialogue and three openers', async () => {
  for (const { id, name, greeting, scenario, dialogue, openers } of (await seededCompanions()).rows) {
    expect(greeting.length, id).toBeGreaterThan(40);
    expect(scenario.length, id).toBeGreaterThan(40);
    expect(openers, id).toHaveLength(3);
    const lines = readDialogue(dialogue, name);
    expect(lines.map(({ from }) => from).slice(0, 2), id).toEqual(['person', 'companion']);
    expect(lines.length, id).toBeGreaterThanOrEqual(4);
    expect(lines.length, id).toBeLessThanOrEqual(8);
  }
});

test('[R-ART-01] no two seeded companions share a phrase of five words', async () => {
  const users = new Map<string, Set<string>>();
  for (const { id, texts } of (await seededCompanions()).rows) {
    const words = texts.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
    for (let start = 0; start + 5 <= words.length; start += 1) {
      const phrase = words.slice(start, start + 5).join(' ');
      users.set(phrase, (users.get(phrase) ?? new Set()).add(id));
    }
  }
  expect([...users].filter(([, ids]) => ids.size > 1)).toEqual([]);
});
