import { existsSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type RunningStack, startStack } from '../support/stack.ts';
import { call } from './support/api.ts';
import { folderOf, type Process, processTree, running } from './support/processes.ts';
import { fixture, temporaryFolder } from './support/project.ts';

/** How to find one process of a running stack among all of its. */
type Victim = [name: string, isIt: (process: Process) => boolean];
const victims: Victim[] = [
  ['backend', ({ command }) => command.includes('main.ts')],
  ['database server', ({ command }) => /postgres -D/.test(command)],
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

function leavesNothing(_name: string, isVictim: Victim[1]) {
  const kill = (tree: Process[]) => {
    const victim = tree.find(isVictim);
    if (victim === undefined) throw new Error(`Not found among ${JSON.stringify(tree)}`);
    process.kill(victim.pid, 'SIGKILL');
  };

  test('[R-ENG-03] after a killed process none is left within ten seconds, and the next start has every acknowledged row', async () => {
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

  test('[R-ENG-03] after a killed process an ephemeral stack leaves no temporary folder within ten seconds', async () => {
    const stack = await startStack({ project: fixture });
    const tree = processTree(stack.pid);
    const folder = folderOf(tree);
    expect(existsSync(folder)).toBe(true);
    kill(tree);
    await expect.poll(() => [running(tree), existsSync(folder)], { timeout: 10_000 }).toEqual([[], false]);
  });
}

describe.each(victims)('when the %s is killed', { tags: 'long' }, leavesNothing);
