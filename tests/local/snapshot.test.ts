import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { engine } from '../../supabase/local/engine.ts';
import { spawnDeno } from '../../supabase/local/launch/deno.mjs';
import { snapshots } from '../support/stack.ts';
import { fixture, temporaryFolder } from './support/project.ts';

/** Writes a snapshot of the fixture and opens it, as the tests of the database do. */
async function openSnapshot(...flags: string[]): Promise<PGlite> {
  const entry = fileURLToPath(new URL('../../supabase/local/snapshot.ts', import.meta.url));
  const out = join(await temporaryFolder(), 'database.tar');
  const args = ['--out', out, '--project', fixture, '--snapshots', snapshots, ...flags];
  const [status] = await once(spawnDeno(entry, args, { stdio: 'inherit' }), 'exit');
  expect(status).toBe(0);
  const database = await PGlite.create({ ...engine, loadDataDir: await openAsBlob(out) });
  onTestFinished(() => database.close());
  return database;
}

test('a snapshot holds the migrated and seeded database, and pgTAP runs in it', async () => {
  const database = await openSnapshot();
  const { rows } = await database.query('select text from greetings order by id');
  expect(rows).toEqual([{ text: 'Hello' }, { text: 'Good morning' }]);
  await database.exec('create extension pgtap with schema extensions; select plan(1);');
  const [result] = await database.exec(`select has_table('public', 'notes', 'there are notes') as line`);
  expect(result?.rows).toEqual([{ line: 'ok 1 - there are notes' }]);
});

test('a snapshot without seed holds the tables alone, and none of the triggers of realtime', async () => {
  const database = await openSnapshot('--no-seed');
  expect((await database.query('select id from greetings')).rows).toEqual([]);
  const triggers = `select tgname from pg_trigger where tgname like '\\_realtime%'`;
  expect((await database.query(triggers)).rows).toEqual([]);
});
