import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call, newPerson } from './support/api.ts';
import { fixture } from './support/project.ts';

let stack: RunningStack;

beforeAll(async () => {
  stack = await startStack({ project: fixture });
});
afterAll(() => stack?.stop());

/** A client of the database port, gone after the test. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: stack.dbUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('[R-ENG-01, R-ENG-11] the printed address connects to PostgreSQL 17 with a role that is no superuser and owns neither auth nor storage', async () => {
  const client = await connect();
  const { rows } = await client.query(
    `select split_part(version(), ' ', 2)::numeric::int as major, current_user as who, rolsuper, rolbypassrls,
      rolcreaterole,
       current_setting('search_path') as path,
       (select array_agg(n.nspname::text) from pg_namespace n
        where n.nspowner = r.oid and n.nspname in ('auth', 'storage')) as services,
       (select count(*)::int from pg_class c
        where c.relowner = r.oid and c.relnamespace in ('auth'::regnamespace,
          'storage'::regnamespace)) as service_tables,
       (select array_agg(t.tablename::text order by t.tablename) from pg_tables t
        where t.schemaname = 'public' and t.tableowner = r.rolname) as tables
     from pg_roles r where r.rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      major: 17,
      who: 'postgres',
      rolsuper: false,
      rolbypassrls: true,
      rolcreaterole: true,
      path: '"$user", public, extensions',
      services: null,
      service_tables: 0,
      tables: ['greetings', 'notes'],
    },
  ]);
});

test('the superuser cannot log in without its password', async () => {
  const url = new URL(stack.dbUrl);
  const client = new pg.Client({
    host: url.hostname,
    port: Number(url.port),
    user: 'supabase_admin',
    database: 'postgres',
    password: 'postgres',
  });
  await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
});

test('[R-ENG-02] an open transaction of a client delays no request of the API and is invisible to it', async () => {
  const client = await connect();
  await client.query('begin');
  await client.query(`insert into greetings values (10, 'not yet')`);
  const asked = await call(stack, '/rest/v1/greetings?select=text&id=eq.10');
  expect(asked).toMatchObject({ status: 200, body: [] });
  await client.query('commit');
  expect((await call(stack, '/rest/v1/greetings?select=text&id=eq.10')).body).toEqual([{ text: 'not yet' }]);
});

test('[R-ENG-02] COPY of a client fills a table that the API reads', async () => {
  const client = await connect();
  await client.query(`create table copied (id int primary key); grant select on copied to anon`);
  await client.query(`notify pgrst, 'reload schema'`);
  const sql = postgres(stack.dbUrl, { max: 1 });
  onTestFinished(() => sql.end());
  await pipeline(Readable.from(['1\n', '2\n', '3\n']), await sql`copy copied from stdin`.writable());
  await expect
    .poll(async () => (await call(stack, '/rest/v1/copied?select=id&order=id')).body)
    .toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

test('a table that a client creates is served after the API reloads its schema', async () => {
  const client = await connect();
  await client.query('create table late_arrivals (id int primary key)');
  await client.query(`notify pgrst, 'reload schema'`);
  await expect.poll(() => call(stack, '/rest/v1/late_arrivals')).toMatchObject({ status: 200, body: [] });
});

test('claims and a role that a client sets do not affect requests of the API', async () => {
  const client = await connect();
  const ada = await newPerson(stack);
  const grace = await newPerson(stack);
  await call(stack, '/rest/v1/notes', { method: 'POST', as: ada, body: { body: 'Remember the milk' } });
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub: ada.id, role: 'authenticated' }),
  ]);
  await client.query('set role authenticated');
  expect((await client.query('select body from notes')).rows).toEqual([{ body: 'Remember the milk' }]);
  expect((await call(stack, '/rest/v1/notes?select=body', { as: grace })).body).toEqual([]);
});
