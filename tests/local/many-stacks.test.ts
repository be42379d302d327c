import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startStack } from '../support/stack.ts';
import { folderOf, type Process, processTree, running } from './support/processes.ts';
import { fixture } from './support/project.ts';

test('[R-ENG-04] twenty ephemeral stacks in a row each have their own database and leave no process and no file', {
  tags: 'long',
  timeout: 240_000,
}, async () => {
  const processes: Process[] = [];
  const folders: string[] = [];
  for (let run = 0; run < 20; run += 1) {
    const stack = await startStack({ project: fixture });
    const tree = processTree(stack.pid);
    processes.push(...tree);
    folders.push(folderOf(tree));
    const client = new pg.Client({ connectionString: stack.dbUrl });
    await client.connect();
    expect((await client.query('select count(*)::int as count from greetings')).rows).toEqual([{ count: 2 }]);
    await client.query(`insert into greetings values (100, 'of this run alone')`);
    await client.end();
    expect(await stack.stop()).toBe(0);
  }
  expect(running(processes)).toEqual([]);
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  expect(new Set(folders).size).toBe(20);
});
