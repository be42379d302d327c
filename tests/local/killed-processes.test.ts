import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeEphemeralFolder, removeEphemeralFolder } from '../../supabase/local/postgres/folders.mjs';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call } from './support/api.ts';
import { type Process, processTree, running } from './support/processes.ts';
import { fixture, temporaryFolder } from './support/project.ts';

/** How to find one process of a running stack among all of its. */
type Victim = [name: string, isIt: (process: Process) => boolean];
const victims: Victim[] = [
  ['backend', ({ command }) => command.includes('main.ts')],
  ['database server', ({ command }) => /postgres -D/.test(command)],
];
const moreVictims: Victim[] = [
  ['command', ({ command }) => command.includes('stack.mjs')],
  ['database server’s writer', ({ command }) => /postgres: background writer/.test(command)],
  ['session of the API', ({ command }) => /postgres: supabase_admin postgres .*idle/.test(command)],
];

async function remember(stack: RunningStack, id: number): Promise<void> {
  const answer = await call(stack, '/rest/v1/greetings', {
    method: 'POST',
    body: { id, text: 'written' },
    headers: { apikey: stack.secretKey },
  });
  expect(answer.status).toBe(201);
}

/** Where stacks that leave nothing behind have their folders. */
async function ephemeralFolders(): Promise<string[]> {
  const folder = makeEphemeralFolder();
  await removeEphemeralFolder(folder);
  return readdirSync(dirname(folder)).filter((name) => name.startsWith('amity-'));
}

function leavesNothing(_name: string, isVictim: Victim[1]) {
  const kill = (tree: Process[]) => {
    const victim = tree.find(isVictim);
    if (victim === undefined) throw new Error(`Not found among ${JSON.stringify(tree)}`);
    process.kill(victim.pid, 'SIGKILL');
  };

  test('[R-ENG-03] no process is left ten seconds later, and the next start has every acknowledged row', async () => {
    const folder = await temporaryFolder();
    const stack = await startStack({ project: fixture, keepIn: folder });
    const tree = processTree(stack.pid);
    await remember(stack, 100);
    kill(tree);
    await expect.poll(() => running(tree), { timeout: 10_000 }).toEqual([]);

    const next = await startStack({ project: fixture, keepIn: folder });
    onTestFinished(async () => void (await next.stop()));
    expect((await call(next, '/rest/v1/greetings?select=id&id=eq.100')).body).toEqual([{ id: 100 }]);
  });

  test('[R-ENG-03] no temporary folder of an ephemeral stack is left ten seconds later', async () => {
    const before = await ephemeralFolders();
    const stack = await startStack({ project: fixture });
    const made = (await ephemeralFolders()).filter((name) => !before.includes(name));
    expect(made).not.toEqual([]);
    const tree = processTree(stack.pid);
    kill(tree);
    await expect
      .poll(async () => [running(tree), (await ephemeralFolders()).filter((name) => made.includes(name))], {
        timeout: 10_000,
      })
      .toEqual([[], []]);
  });
}

describe.each(victims)('when the %s is killed', leavesNothing);
describe.each(moreVictims)('when the %s is killed', { tags: 'long' }, leavesNothing);
