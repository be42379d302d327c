import { SignJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, newPerson, type Person } from './support/api.ts';
import { fixture } from './support/project.ts';
import { OpenPage, type Page } from './support/realtime.ts';

let stack: RunningStack;
let database: pg.Client;

beforeAll(async () => {
  stack = await startStack({ project: fixture });
  database = new pg.Client({ connectionString: stack.dbUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await stack.stop();
});

const everyNote: Page['listen'] = { event: '*', schema: 'public', table: 'notes' };

/** A person with one note and a page that listens. */
async function openPage(
  listen: Page['listen'] = everyNote,
): Promise<{ person: Person; noteId: string; page: OpenPage }> {
  const person = await newPerson(stack);
  const noteId = await addNote(person, 'first');
  const page = await OpenPage.open(stack, person.accessToken, listen);
  expect(await page.subscribed()).toEqual({ status: 'SUBSCRIBED', reason: null });
  return { person, noteId, page };
}

async function addNote(person: Person, body: string): Promise<string> {
  const { rows } = await database.query('insert into notes (owner_id, body) values ($1, $2) returning id', [
    person.id,
    body,
  ]);
  return rows[0].id;
}

const editNote = (noteId: string, body: string) =>
  database.query('update notes set body = $2 where id = $1', [noteId, body]);

/** An access token like those of the auth service, signed with this secret. */
const tokenOf = ({ id }: Person, secret: string, expires: string) =>
  new SignJWT({ role: 'authenticated' })
    .setSubject(id)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

/** Opens a page with any token; what it answers to the subscription decides the test. */
const subscribeWith = async (token: string | null, listen = everyNote) =>
  (await OpenPage.open(stack, token, listen)).subscribed();

test('realtime sends a change with the new and the old row to its owner only', async () => {
  const [ada, grace] = [await openPage(), await openPage()];
  const visitor = await OpenPage.open(stack, null, { event: '*', schema: 'public' });
  expect((await visitor.subscribed()).status).toBe('SUBSCRIBED');

  await editNote(ada.noteId, 'of Ada');
  await editNote(grace.noteId, 'of Grace');
  await database.query(`insert into greetings values (100, 'Good evening')`);
  expect(await ada.page.next('change')).toEqual({
    change: 'UPDATE',
    row: {
      id: ada.noteId,
      owner_id: ada.person.id,
      body: 'of Ada',
      pinned: false,
      rating: 1,
      created_at: '2026-01-02T03:04:05+00:00',
    },
    old: {
      id: ada.noteId,
      owner_id: ada.person.id,
      body: 'first',
      pinned: false,
      rating: 1,
      created_at: '2026-01-02T03:04:05+00:00',
    },
  });
  // Changes come in their order: had a note reached the wrong page, it would be the first that page sees.
  expect((await grace.page.next('change')).row).toMatchObject({ body: 'of Grace' });
  expect((await visitor.next('change')).row).toEqual({ id: 100, text: 'Good evening' });
});

test('a realtime filter passes only matching changes', async () => {
  const person = await newPerson(stack);
  const [one, other] = [await addNote(person, 'one'), await addNote(person, 'other')];
  const page = await OpenPage.open(stack, person.accessToken, {
    event: 'UPDATE',
    schema: 'public',
    table: 'notes',
    filter: `id=eq.${one}`,
  });
  expect((await page.subscribed()).status).toBe('SUBSCRIBED');
  await editNote(other, 'changed first');
  await addNote(person, 'an insert');
  await editNote(one, 'changed second');
  expect((await page.next('change')).row).toMatchObject({ id: one, body: 'changed second' });
});

test('realtime sends a row longer than a notification completely', async () => {
  const { noteId, page } = await openPage();
  const long = 'word '.repeat(4_000);
  await editNote(noteId, long);
  expect((await page.next('change')).row).toMatchObject({ body: long });
});

test('realtime sends no change that is rolled back', async () => {
  const { noteId, page } = await openPage();
  await database.query('begin');
  await editNote(noteId, 'never happened');
  await database.query('rollback');
  await editNote(noteId, 'happened');
  expect(await page.next('change')).toMatchObject({ row: { body: 'happened' }, old: { body: 'first' } });
});

test('realtime sends only the key of a deleted row', async () => {
  const { noteId, page } = await openPage();
  await database.query('delete from notes where id = $1', [noteId]);
  expect(await page.next('change')).toEqual({ change: 'DELETE', row: {}, old: { id: noteId } });
});

test('realtime sends changes made over REST like those made over SQL', async () => {
  const { person, noteId, page } = await openPage();
  await call(stack, `/rest/v1/notes?id=eq.${noteId}`, {
    method: 'PATCH',
    as: person,
    body: { body: 'over REST' },
  });
  expect((await page.next('change')).row).toMatchObject({ body: 'over REST' });
});

test('a realtime channel continues with the rights of a renewed token', async () => {
  const { noteId, page } = await openPage({ ...everyNote, event: 'UPDATE' });
  const grace = await newPerson(stack);
  const noteOfGrace = await addNote(grace, 'first');
  await page.renew(grace.accessToken);
  await editNote(noteId, 'of Ada');
  await editNote(noteOfGrace, 'of Grace');
  expect((await page.next('change')).row).toMatchObject({ body: 'of Grace' });
});

test('realtime refuses a forged or expired token and accepts a valid one', async () => {
  const person = await newPerson(stack);
  const { body } = await call(stack, '/functions/v1/echo?names=JWT_SECRET');
  const secret: string = body.environment.JWT_SECRET;
  expect(await subscribeWith(await tokenOf(person, secret, '1 hour'))).toEqual({
    status: 'SUBSCRIBED',
    reason: null,
  });
  expect(await subscribeWith(await tokenOf(person, `${secret}!`, '1 hour'))).toEqual({
    status: 'CHANNEL_ERROR',
    reason: 'InvalidJWTToken: Token is not valid',
  });
  expect(await subscribeWith(await tokenOf(person, secret, '1 minute ago'))).toEqual({
    status: 'CHANNEL_ERROR',
    reason: 'InvalidJWTToken: Token has expired',
  });
});

test('realtime refuses a filter on a column that the role cannot read', async () => {
  const person = await newPerson(stack);
  const listen = { ...everyNote, filter: 'secret=eq.for the server' };
  const { status, reason } = await subscribeWith(person.accessToken, listen);
  expect({ status, reason }).toEqual({ status: 'CHANNEL_ERROR', reason: 'invalid column for filter secret' });
});

test('realtime refuses a WebSocket without a key of the project', async () => {
  const answer = await fetch(`${stack.apiUrl}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`);
  expect(answer.status).toBe(401);
});
