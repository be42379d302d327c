import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, newPerson, type Person } from './support/api.ts';
import { fixture } from './support/project.ts';

let stack: RunningStack;
let ada: Person;

beforeAll(async () => {
  stack = await startStack({ project: fixture });
  ada = await newPerson(stack);
  await call(stack, '/rest/v1/notes', { method: 'POST', as: ada, body: { body: 'Remember the milk' } });
});
afterAll(() => stack.stop());

/** A client of the wire port, gone after the test. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: stack.dbUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const claimsOf = ({ id }: Person) => JSON.stringify({ sub: id, role: 'authenticated' });
const notes = (as: Person) => call(stack, '/rest/v1/notes?select=owner_id,body', { as });

test('psql and its like connect as the superuser, with the search path of a hosted project', async () => {
  const client = await connect();
  const { rows } = await client.query(`select current_user as who, current_setting('search_path') as path`);
  expect(rows).toEqual([{ who: 'postgres', path: '"$user", public, extensions' }]);
});

test('parameters, errors and what comes after them work', async () => {
  const client = await connect();
  expect((await client.query('select $1::int + 1 as sum', [2])).rows).toEqual([{ sum: 3 }]);
  await expect(client.query('select nope')).rejects.toMatchObject({ code: '42703' });
  expect((await client.query('select $1::text as word', ['after'])).rows).toEqual([{ word: 'after' }]);
});

test('a client that asks for encryption first is told that there is none', async () => {
  const { hostname, port } = new URL(stack.dbUrl);
  const client = new pg.Client({ host: hostname, port: Number(port), user: 'postgres', ssl: true });
  await expect(client.connect()).rejects.toThrow('The server does not support SSL connections');
});

test('requests of the API wait for an open transaction and never run inside it', async () => {
  const client = await connect();
  await client.query('begin');
  await client.query(`insert into greetings values (10, 'not yet')`);
  const asked = call(stack, '/rest/v1/greetings?select=text&id=eq.10');
  expect((await client.query('select text from greetings where id = 10')).rows).toEqual([
    { text: 'not yet' },
  ]);
  await client.query('rollback');
  expect((await asked).body).toEqual([]);
});

test('a role and settings of one client reach neither the API nor another client, and are still there afterwards', async () => {
  const [first, second] = [await connect(), await connect()];
  await first.query(`select set_config('request.jwt.claims', $1, false)`, [claimsOf(ada)]);
  await first.query(`set application_name = 'first'`);
  await first.query('set role authenticated');

  expect((await notes(ada)).status).toBe(200);
  const who = `select current_user as who, current_setting('application_name') as name, auth.uid() as uid`;
  expect((await second.query(who)).rows).toEqual([{ who: 'postgres', name: '', uid: null }]);
  expect((await first.query(who)).rows).toEqual([{ who: 'authenticated', name: 'first', uid: ada.id }]);
  await expect(first.query('select secret from notes')).rejects.toMatchObject({ code: '42501' });
});

test('psql transactions and REST requests at the same time each see their own', async () => {
  const clients = [await connect(), await connect()];
  const transactions = clients.map(async (client) => {
    for (let round = 0; round < 10; round++) {
      await client.query('begin');
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [claimsOf(ada)]);
      await client.query('set local role authenticated');
      expect((await client.query('select owner_id from notes')).rows).toEqual([{ owner_id: ada.id }]);
      await client.query(round % 2 === 0 ? 'commit' : 'rollback');
    }
  });
  const grace = await newPerson(stack);
  const requests = Array.from({ length: 20 }, async () => {
    expect((await notes(ada)).body).toEqual([{ owner_id: ada.id, body: 'Remember the milk' }]);
    expect((await notes(grace)).body).toEqual([]);
  });
  await Promise.all([...transactions, ...requests]);
});

test('a client that leaves in the middle of a transaction leaves nothing behind', async () => {
  const client = await connect();
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query(`insert into greetings values (20, 'half done')`);
  await client.query('create temporary table left_behind (id int)');
  await client.end();
  expect((await call(stack, '/rest/v1/greetings?select=id&id=eq.20')).body).toEqual([]);
  const next = await connect();
  await expect(next.query('select * from left_behind')).rejects.toMatchObject({ code: '42P01' });
});

test('COPY FROM STDIN, which the engine cannot do, is refused and nothing hangs', async () => {
  const client = await connect();
  await expect(client.query('copy greetings from stdin')).rejects.toMatchObject({ code: '0A000' });
  await expect(client.query({ text: 'copy greetings from stdin', values: [] })).rejects.toThrow(
    'COPY FROM STDIN',
  );
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a table that psql creates is served once the API is told to look again', async () => {
  const client = await connect();
  await client.query('create table late_arrivals (id int primary key)');
  await client.query(`notify pgrst, 'reload schema'`);
  expect(await call(stack, '/rest/v1/late_arrivals')).toMatchObject({ status: 200, body: [] });
});
