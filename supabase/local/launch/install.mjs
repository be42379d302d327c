// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Whether a folder's node_modules holds what its package-lock.json asks for. */
export function isInstalled(folder = root) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesOf(record);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional),
  );
}

/** Installs the packages of a folder's package-lock.json where they are not there yet. */
export async function installPackages(folder = root) {
  if (isInstalled(folder)) return;
  console.error('Installing packages ...');
  // npm names its own script to what it runs; so this is the npm that the person uses.
  const npm = process.env.npm_execpath;
  const [command, args] = npm === undefined ? ['npm', ['ci']] : [process.execPath, [npm, 'ci']];
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  // Whoever stops the command meanwhile leaves no install behind.
  process.once('exit', () => child.kill());
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Failure('npm ci did not succeed.');
}
