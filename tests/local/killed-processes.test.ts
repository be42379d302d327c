import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../supabase/local/postgres/free-port.mjs';
import { type RunningStack, startStack, templates } from '../support/stack.ts';
import { root } from '../support/steps.mjs';
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

test.each([
  ['the npm that runs it gets SIGTERM', 'process', 'SIGTERM'],
  ['the npm that runs it is killed', 'process', 'SIGKILL'],
  ['its terminal is closed', 'group', 'SIGHUP'],
  ['all processes that its terminal knows are killed', 'group', 'SIGKILL'],
] as const)(
  '[R-ENG-03] no process of the stack is left when %s',
  { tags: 'long' },
  async (_how, target, signal) => {
    const args = ['--ephemeral', '--api-port', '0', '--db-port', '0', '--project', fixture];
    const npm = spawn('npm', ['run', 'stack', '--', ...args, '--templates', templates], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const lines = createInterface(npm.stdout)[Symbol.asyncIterator]();
    let line = '';
    while (!line.startsWith('{')) line = (await lines.next()).value ?? '{}';
    const pid = npm.pid ?? 0;
    const tree = processTree(pid);
    const folder = folderOf(tree);
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    process.kill(target === 'group' ? -pid : pid, signal);
    // Where all are killed at once nobody can remove the folder.
    const isLeft = target === 'group' && signal === 'SIGKILL';
    const after = () => [running(tree), existsSync(folder)];
    await expect.poll(after, { timeout: 10_000 }).toEqual([[], isLeft]);
  },
);

test('[R-ENG-03] npm start that is stopped while it installs packages leaves no install behind', async () => {
  const folder = await temporaryFolder();
  for (const path of ['supabase/local', 'package.json', 'package-lock.json']) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  const install = join(folder, 'install.mjs');
  await writeFile(install, 'console.error("installing"); setInterval(() => {}, 1000);');
  const start = spawn(
    process.execPath,
    ['supabase/local/start.mjs', '--site-port', String(await freePort())],
    {
      cwd: folder,
      env: { ...process.env, npm_execpath: install },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  for await (const line of createInterface(start.stderr)) if (line === 'installing') break;
  const tree = processTree(start.pid ?? 0);
  expect(tree).toHaveLength(2);
  start.kill('SIGTERM');
  await expect.poll(() => running(tree), { timeout: 10_000 }).toEqual([]);
});
