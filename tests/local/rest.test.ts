import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, newPerson, type Person } from './support/api.ts';
import { fixture } from './support/project.ts';

let stack: RunningStack;
let ada: Person;
let noteId: string;

beforeAll(async () => {
  stack = await startStack({ project: fixture });
  ada = await newPerson(stack);
  const created = await call(stack, '/rest/v1/notes?select=id', {
    method: 'POST',
    as: ada,
    body: { body: 'Remember the milk' },
    headers: { prefer: 'return=representation' },
  });
  noteId = created.body[0].id;
});
afterAll(() => stack.stop());

/** The note as the server sees it. */
async function storedNote() {
  const { body } = await call(stack, `/rest/v1/notes?id=eq.${noteId}`, {
    headers: { apikey: stack.secretKey },
  });
  return body[0];
}

const patch = (as: Person | null, body: Record<string, unknown>) =>
  call(stack, `/rest/v1/notes?id=eq.${noteId}`, { method: 'PATCH', as, body });

test('REST lets a user change a granted column', async () => {
  expect((await patch(ada, { body: 'Remember the bread' })).status).toBe(204);
  expect((await storedNote()).body).toBe('Remember the bread');
});

test.each([
  ['pinned', true],
  ['secret', 'mine'],
  ['owner_id', '00000000-0000-4000-8000-000000000009'],
])(
  'a person cannot change %s, which is not granted, on the first request or a later one',
  async (column, value) => {
    const before = await storedNote();
    for (const body of [{ [column]: value }, { body: 'with it', [column]: value }]) {
      const { status, body: answer } = await patch(ada, body);
      expect({ status, code: answer.code }).toEqual({ status: 403, code: '42501' });
    }
    expect(await storedNote()).toEqual(before);
  },
);

test('REST refuses to read a column that is not granted', async () => {
  expect((await call(stack, '/rest/v1/notes?select=id,body', { as: ada })).status).toBe(200);
  expect((await call(stack, '/rest/v1/notes?select=secret', { as: ada })).body).toMatchObject({
    code: '42501',
  });
});

test('REST neither shows nor changes another user’s row', async () => {
  const grace = await newPerson(stack);
  expect((await call(stack, '/rest/v1/notes?select=id', { as: grace })).body).toEqual([]);
  const before = await storedNote();
  expect((await patch(grace, { body: 'Grace was here' })).status).toBe(204);
  expect(await storedNote()).toEqual(before);
});

test('REST refuses anonymous callers where the migration revokes rights, and serves them elsewhere', async () => {
  expect(await call(stack, '/rest/v1/notes?select=id')).toMatchObject({
    status: 401,
    body: { code: '42501' },
  });
  expect((await call(stack, '/rest/v1/greetings?select=text&id=eq.1')).body).toEqual([{ text: 'Hello' }]);
});

test('REST refuses a request without a key, with a wrong key or with a forged token', async () => {
  const path = '/rest/v1/greetings?select=id';
  expect((await fetch(`${stack.apiUrl}${path}`)).status).toBe(401);
  expect((await call(stack, path, { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(401);
  const [head, body] = ada.accessToken.split('.');
  const forged = `${head}.${body}.${'A'.repeat(43)}`;
  expect((await call(stack, path, { headers: { authorization: `Bearer ${forged}` } })).status).toBe(401);
});

test('REST writes times as ISO 8601 and numbers as numbers, like PostgREST', async () => {
  const { body } = await call(stack, '/rest/v1/notes?select=created_at,rating', { as: ada });
  expect(body).toEqual([{ created_at: '2026-01-02T03:04:05+00:00', rating: 1 }]);
});

test('REST returns an error that SQL raises with 400, its message and its detail', async () => {
  expect(await call(stack, '/rest/v1/rpc/refuse', { method: 'POST', as: ada, body: {} })).toMatchObject({
    status: 400,
    body: { code: 'P0001', message: 'limit_reached', details: '{"limit": 2}', hint: 'Upgrade.' },
  });
});

test.each([
  ['a check', { id: 3, text: '' }, 400, '23514'],
  ['a unique key', { id: 1, text: 'Hello again' }, 409, '23505'],
])('what breaks %s is answered as PostgREST does', async (_what, body, status, code) => {
  expect(await call(stack, '/rest/v1/greetings', { method: 'POST', as: ada, body })).toMatchObject({
    status,
    body: { code },
  });
});

test('parallel REST requests of several users do not mix', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(stack)));
  await Promise.all(
    people.map((person) =>
      call(stack, '/rest/v1/notes', { method: 'POST', as: person, body: { body: person.email } }),
    ),
  );
  const rounds = Array.from({ length: 10 }, () => people).flat();
  const seen = await Promise.all(
    rounds.map((person) => call(stack, '/rest/v1/notes?select=owner_id,body', { as: person })),
  );
  expect(seen.map(({ body }) => body)).toEqual(
    rounds.map(({ id, email }) => [{ owner_id: id, body: email }]),
  );
});

test('every service of the API allows requests of other origins', async () => {
  const origin = 'http://127.0.0.1:5173';
  const asked = 'authorization,apikey,content-type,x-client-info';
  for (const path of [
    '/rest/v1/notes',
    '/auth/v1/token',
    '/storage/v1/object/pictures/a',
    '/functions/v1/none',
  ]) {
    const answer = await call(stack, path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': asked },
    });
    expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
    for (const header of asked.split(',')) {
      expect(answer.headers.get('access-control-allow-headers'), path).toContain(header);
    }
  }
  const settings = await call(stack, '/auth/v1/settings', { headers: { origin } });
  expect(settings.headers.get('access-control-allow-origin')).toBe('*');
});
