import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeEphemeralFolder, removeEphemeralFolder } from '../../supabase/local/postgres/folders.mjs';
import { startStack } from '../support/stack.ts';
import { type Process, processTree, running } from './support/processes.ts';
import { fixture } from './support/project.ts';

/** What stands where ephemeral stacks have their folders. */
async function folders(): Promise<string[]> {
  const folder = makeEphemeralFolder();
  await removeEphemeralFolder(folder);
  return readdirSync(dirname(folder)).filter((name) => name.startsWith('amity-'));
}

test('[R-ENG-04] twenty ephemeral stacks in a row each have a database of their own, and leave no process and no file behind', {
  tags: 'long',
  timeout: 240_000,
}, async () => {
  const before = await folders();
  const processes: Process[] = [];
  for (let run = 0; run < 20; run += 1) {
    const stack = await startStack({ project: fixture });
    processes.push(...processTree(stack.pid));
    const client = new pg.Client({ connectionString: stack.dbUrl });
    await client.connect();
    expect((await client.query('select count(*)::int as count from greetings')).rows).toEqual([{ count: 2 }]);
    await client.query(`insert into greetings values (100, 'of this run alone')`);
    await client.end();
    expect(await stack.stop()).toBe(0);
  }
  expect(running(processes)).toEqual([]);
  expect((await folders()).filter((name) => !before.includes(name))).toEqual([]);
});
