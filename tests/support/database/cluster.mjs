// @ts-check
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../supabase/local/postgres/free-port.mjs';

/**
 * A PostgreSQL server of our own in a temporary folder.
 *
 * @typedef {object} Cluster
 * @property {number} port on 127.0.0.1, without passwords
 * @property {string} superuser the server's first role; `postgres` is made by the platform and is no superuser
 * @property {() => void} stop ends the server and removes its folder
 */

const superuser = 'cluster_owner';

/** A server refuses to run as root, so root lends it another account of the machine. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout);
    if (uid > 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a postgres nor a nobody account.');
}

/**
 * Makes and starts a server. `settings` are those of postgresql.conf; durability is off, because nothing here outlives a
 * run.
 *
 * @param {string} programs the folder of `initdb` and `pg_ctl`
 * @param {Record<string, string | number>} [settings]
 * @returns {Promise<Cluster>}
 */
export async function startCluster(programs, settings = {}) {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'amity-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const port = await freePort();

  /** @param {string} program @param {string[]} args */
  const run = (program, args) => {
    // The server keeps the streams it inherits, so nothing may wait for their end.
    const { status, error } = spawnSync(join(programs, program), args, {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
    if (status !== 0) throw new Error(`${program} failed with status ${status}: ${error ?? args.join(' ')}`);
  };
  const stop = () => {
    process.off('exit', stop);
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);

  run('initdb', [
    ...['-D', data, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    '--no-sync',
  ]);
  const configuration = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    wal_level: 'logical',
    max_connections: 120,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    timezone: 'UTC',
    ...settings,
  };
  const options = Object.entries(configuration)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  run('pg_ctl', ['start', '-D', data, '-w', '-t', '30', '-l', join(folder, 'log'), '-o', options]);
  return { port, superuser, stop };
}
