import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, newPerson, type Person, signIn, toPerson } from './support/api.ts';
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

/** Another session of the same person. */
const again = async (person: Person): Promise<Person> => toPerson(person, (await signIn(stack, person)).body);

/** What a token gets of each of the three ways to ask. */
const surfaces = (as: Person) =>
  Promise.all([
    call(stack, '/functions/v1/chat-usage', { as }),
    call(stack, '/rest/v1/users?select=id', { as }),
    call(stack, '/rest/v1/rpc/own_figures', { as, method: 'POST', body: {} }),
  ]).then((answers) => answers.map(({ status }) => status));

const changePassword = (as: Person, body: Record<string, string>) =>
  call(stack, '/auth/v1/user', { method: 'PUT', as, body });

const signOut = (as: Person, scope: string) =>
  call(stack, `/auth/v1/logout?scope=${scope}`, { method: 'POST', as });

/** Each way in which sessions end; returns the person as they can sign in after it. */
const endings: Record<string, (person: Person) => Promise<Person>> = {
  'signing out everywhere': async (person) => {
    expect((await signOut(person, 'global')).status).toBe(204);
    return person;
  },
  'a new password': async (person) => {
    const password = 'another long password';
    const { status } = await changePassword(person, { password, current_password: person.password });
    expect(status).toBe(200);
    return { ...person, password };
  },
  'a block': async (person) => {
    const { rows } = await database.query(`select id from users where role = 'admin' limit 1`);
    await database.query(`select admin_change_user($1, $2, 'status', 'blocked')`, [rows[0].id, person.id]);
    return person;
  },
};

describe.each(Object.entries(endings))('after %s', (_name, end) => {
  test('[R-PROD-13] no older token gets anything of a function, a table, an RPC or realtime', async () => {
    const person = await newPerson(stack);
    const [older, acting] = [await again(person), await again(person)];
    const setAboutMe = (text: string) =>
      database.query('update users set about_me = $2 where id = $1', [person.id, text]);
    const own = {
      event: 'UPDATE',
      schema: 'public',
      table: 'users',
      filter: `auth_user_id=eq.${person.id}`,
    } as const;
    const listening = await OpenPage.open(stack, older.accessToken, own);
    await listening.subscribed();
    await setAboutMe('before');
    expect(await listening.next('change')).toMatchObject({ row: { about_me: 'before' } });
    expect(await surfaces(older)).toEqual([200, 200, 200]);

    const now = await again(await end(acting));
    expect(await surfaces(older)).toEqual([401, 401, 401]);
    expect((await call(stack, '/auth/v1/user', { as: older })).status).toBe(403);

    // Changes are sent to one page after the other: when the newer page has it, the older one got its turn.
    const newer = await OpenPage.open(stack, now.accessToken, own);
    await newer.subscribed();
    await setAboutMe('after');
    expect(await newer.next('change')).toMatchObject({ row: { about_me: 'after' } });
    await listening.renew(now.accessToken);
    expect(new Set(listening.changes.map(({ row }) => row?.about_me))).toEqual(new Set(['before']));
  });
});

test('[R-PROD-13] signing out other devices and a new password leave the session that asked for it', async () => {
  const person = await newPerson(stack);
  const [other, asking] = [await again(person), await again(person)];
  await signOut(asking, 'others');
  expect(await surfaces(other)).toEqual([401, 401, 401]);
  const passwords = { password: 'another long password', current_password: person.password };
  expect((await changePassword(asking, passwords)).status).toBe(200);
  expect(await surfaces(asking)).toEqual([200, 200, 200]);
});

test('[R-PROD-13] of twenty sessions that are used while they end, none gets anything after', {
  tags: 'long',
}, async () => {
  const person = await newPerson(stack);
  const sessions = await Promise.all(Array.from({ length: 20 }, () => again(person)));
  const [last] = sessions;
  if (!last) throw new Error('No session began.');
  const [, ...during] = await Promise.all([signOut(last, 'global'), ...sessions.map(surfaces)]);
  expect(during.flat().filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect(new Set((await Promise.all(sessions.map(surfaces))).flat())).toEqual(new Set([401]));
});

describe('[R-PROD-14] a new password', () => {
  test.each([
    ['no current password', {}, 'current_password_required'],
    ['an empty one', { current_password: '' }, 'current_password_required'],
    ['a wrong one', { current_password: 'not the password' }, 'current_password_invalid'],
    ['a number', { current_password: 7 }, 'current_password_invalid'],
  ])('is refused with %s, and the old one stays', async (_name, proof, error_code) => {
    const person = await newPerson(stack);
    const body = { password: 'another long password', ...proof };
    const answer = await call(stack, '/auth/v1/user', { method: 'PUT', as: person, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 400, error_code } });
    expect((await signIn(stack, person)).status).toBe(200);
    expect(await surfaces(person)).toEqual([200, 200, 200]);
  });

  test('asks nobody for a current one who has none', async () => {
    const person = await newPerson(stack);
    await database.query(`update auth.users set encrypted_password = '' where id = $1`, [person.id]);
    expect((await changePassword(person, { password: 'a first long password' })).status).toBe(200);
    expect((await signIn(stack, { ...person, password: 'a first long password' })).status).toBe(200);
  });

  test('is refused when it is one of the commonest, at sign-up too, in the words of hosted Auth', async () => {
    const person = await newPerson(stack);
    const refused = {
      status: 422,
      body: { code: 422, error_code: 'weak_password', weak_password: { reasons: ['pwned'] } },
    };
    for (const password of ['password', 'Trustno1', 'QWERTYUIOP', 'iloveyou1']) {
      expect(await changePassword(person, { password, current_password: person.password })).toMatchObject(
        refused,
      );
      const account = { email: `${crypto.randomUUID()}@person.test`, password };
      expect(await call(stack, '/auth/v1/signup', { method: 'POST', body: account })).toMatchObject(refused);
      expect((await signIn(stack, account)).status).toBe(400);
    }
    expect((await signIn(stack, person)).status).toBe(200);
  });
});

describe('[R-PROD-18] a blocked person', () => {
  const blocked = async () => toPerson(account, (await signIn(stack, account)).body);
  const account = { email: 'blocked@amity.test', password: 'companion-demo' };

  test('reads the own row and writes to support, and is refused everything else', async () => {
    const as = await blocked();
    const ask = async (path: string, method = 'GET', body?: unknown) =>
      (await call(stack, path, { as, method, ...(body === undefined ? {} : { body }) })).status;
    expect(await call(stack, '/rest/v1/users?select=status', { as })).toMatchObject({
      status: 200,
      body: [{ status: 'blocked' }],
    });
    const message = {
      name: 'Viktor',
      email: account.email,
      category: 'general',
      subject: 'My account',
      message: 'It is blocked, and I do not know why.',
    };
    expect(await ask('/rest/v1/contact_messages', 'POST', message)).toBe(201);
    expect(
      await Promise.all([
        ask('/rest/v1/chats?select=id'),
        ask('/rest/v1/companions?select=id'),
        ask('/rest/v1/plans?select=tier'),
        ask('/rest/v1/rpc/own_figures', 'POST', {}),
        ask(`/rest/v1/users?id=eq.${as.id}`, 'PATCH', { about_me: 'x' }),
        ask('/functions/v1/chat-usage'),
      ]),
    ).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('takes the data along and signs out', async () => {
    const as = await blocked();
    expect((await call(stack, '/functions/v1/user-export', { as })).status).toBe(200);
    expect((await signOut(as, 'local')).status).toBe(204);
    expect(await surfaces(as)).toEqual([401, 401, 401]);
  });
});
