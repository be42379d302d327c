// @ts-check
import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.mjs';
import { PortTaken, PostgresFailure, programsFolder, serverAccount } from './programs.mjs';

/**
 * A cluster is a folder with PostgreSQL's own folder `data` and the password of its superuser, which only the owner of
 * the folder can read: other accounts of this machine reach the port but not the superuser.
 */

/** The superuser of every cluster, as on hosted Supabase. */
export const superuser = 'supabase_admin';

/**
 * A running server.
 *
 * @typedef {object} Server
 * @property {number} port on 127.0.0.1
 * @property {Promise<void>} ended resolves when the server is gone, for whatever reason
 * @property {() => Promise<void>} stop ends the server and its sessions; what was committed is kept
 */

/** As hosted Supabase where a program could notice, and small: it serves one person or one run of tests. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  search_path: '"$user", public, extensions',
  timezone: 'UTC',
  max_connections: 60,
  wal_level: 'logical',
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // When one process of the server is killed, all of it ends, and the stack with it: nothing is half alive.
  restart_after_crash: 'off',
};

/** For data that is thrown away with its folder. */
const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** @param {string} folder */
const dataOf = (folder) => join(folder, 'data');

const run = promisify(execFile);

/** Makes an empty cluster in `folder`, which must exist. @param {string} folder */
export async function createCluster(folder) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  makeDataFolder(folder);
  giveToServer(passwordFile);
  await run(
    join(programsFolder(), 'initdb'),
    [
      ...['-D', dataOf(folder), '-U', superuser, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      // Case and order of letters as Unicode has them, the same on every system.
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      // Small log files: clusters are copied.
      ...['--wal-segsize=1', '--no-sync'],
    ],
    { ...serverAccount(), cwd: folder },
  ).catch((error) => {
    throw notStarted(error.stderr || error.message);
  });
  if (process.getuid?.() === 0) chownSync(passwordFile, 0, 0);
}

/** Copies a cluster that does not run. @param {string} from @param {string} to a folder that exists and is empty */
export async function copyCluster(from, to) {
  if (process.platform === 'win32') return await cp(from, to, { recursive: true });
  // Owner and rights of the data come along: they are the server's.
  await run('cp', ['-a', `${from}/.`, to]);
}

/** Only the account of the server may look into the data. @param {string} folder */
function makeDataFolder(folder) {
  mkdirSync(dataOf(folder), { mode: 0o700 });
  giveToServer(dataOf(folder));
}

/** @param {string} path */
function giveToServer(path) {
  const { uid, gid } = serverAccount();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/**
 * The address of a database for a role. Only the superuser's password is a secret.
 *
 * @param {string} folder
 * @param {number} port
 * @param {{ role?: string, database?: string }} [options]
 */
export function databaseUrl(folder, port, { role = 'postgres', database = 'postgres' } = {}) {
  const password = role === superuser ? readFileSync(join(folder, 'password'), 'utf8') : role;
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** How often another free port is tried when another process took it first. */
const tries = 5;

/**
 * Starts the server of a cluster and resolves when it accepts connections. `port` 0 is any free one of 127.0.0.1. A
 * server that a killed process left behind is ended first. Throws a PostgresFailure that says why it does not start; a
 * port that was named and is taken is a PortTaken.
 *
 * @param {string} folder
 * @param {{ port: number, durable: boolean, extraSettings?: Record<string, string | number> }} options
 *   `durable`: whether an acknowledged row survives the loss of power
 * @returns {Promise<Server>}
 */
export async function startCluster(folder, options) {
  await endCluster(folder);
  for (let left = tries; ; left -= 1) {
    try {
      return await startOn(options.port || (await freePort()), folder, options);
    } catch (error) {
      if (!(error instanceof PortTaken) || options.port !== 0 || left === 1) throw error;
    }
  }
}

/**
 * @param {number} port
 * @param {string} folder
 * @param {{ durable: boolean, extraSettings?: Record<string, string | number> }} options
 * @returns {Promise<Server>}
 */
async function startOn(port, folder, { durable, extraSettings = {} }) {
  const all = { ...settings, ...(durable ? {} : withoutDurability), ...extraSettings, port };
  const child = spawn(
    join(programsFolder(), 'postgres'),
    ['-D', dataOf(folder), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own: Ctrl-C ends the stack, and the stack ends its server once its requests are done.
    { ...serverAccount(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  /** @type {string[]} */
  const log = [];
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      log.push(error.message);
      resolve();
    });
  });
  endWithThisProcess(folder, child.pid, ended);
  const ready = new Promise((resolve) => {
    createInterface(child.stderr).on('line', (line) => {
      if (log.length < 100) log.push(line);
      if (line.includes('database system is ready to accept connections')) resolve(true);
    });
  });
  if (!(await Promise.race([ready, ended.then(() => false)]))) {
    const reason = log.filter((line) => /FATAL|HINT|error/i.test(line)).join(' ') || log.join(' ');
    throw log.some((line) => line.includes('Address already in use'))
      ? new PortTaken(reason)
      : notStarted(reason);
  }
  return {
    port,
    ended,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/**
 * Ends a server once this process is gone without having ended it: the server has a group of its own, so what ends a
 * whole terminal or is sent to all its processes does not reach it. A shell beside the server waits for the end of a
 * pipe that only this process holds.
 *
 * @param {string} folder of the cluster, which the server's account may enter
 * @param {number | undefined} server its process id
 * @param {Promise<void>} ended
 */
function endWithThisProcess(folder, server, ended) {
  if (server === undefined || process.platform === 'win32') return;
  const watcher = spawn('sh', ['-c', 'read _; kill -INT "$0"', String(server)], {
    ...serverAccount(),
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  ended.then(() => watcher.kill('SIGKILL'));
}

/**
 * Stops the server of a cluster, whichever process started it; does nothing when none runs.
 *
 * @param {string} folder
 */
export async function endCluster(folder) {
  const pidFile = join(dataOf(folder), 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isServer(pid, dataOf(folder))) {
    // The server was killed, and another process may have its number by now.
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  while (isServer(pid, dataOf(folder))) await sleep(20);
}

/** Whether the process serves this folder. @param {number} pid @param {string} data */
function isServer(pid, data) {
  const record = `/proc/${pid}/cmdline`;
  const command = existsSync('/proc/self')
    ? existsSync(record) && readFileSync(record, 'utf8')
    : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
  return Boolean(command) && String(command).includes(data);
}

/** @param {string} reason */
function notStarted(reason) {
  return new PostgresFailure(`PostgreSQL does not start here: ${reason.trim().replaceAll(/\s+/g, ' ')}`);
}
