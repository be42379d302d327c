// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian and Ubuntu keep a server's programs, one folder for each major version. */
const versions = '/usr/lib/postgresql';

/** The oldest server that hosted Supabase still runs, and so the one that is asked first. */
const oldest = 15;

/** @returns {number | undefined} the oldest version that is here and not too old */
function installedVersion() {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .map(Number)
    .filter((version) => version >= oldest && existsSync(join(programsOf(version), 'initdb')))
    .sort((a, b) => a - b)[0];
}

/** The folder of `initdb` and `pg_ctl`. @param {number} version */
function programsOf(version) {
  return join(versions, String(version), 'bin');
}

/** @param {string[]} args */
function aptGet(args) {
  spawnSync('apt-get', args, { stdio: 'ignore', timeout: 180_000 });
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's PostgreSQL with pgTAP and pg_prove. */
function installFromDebian() {
  const install = ['install', '--yes', '--no-install-recommends'];
  aptGet(['update']);
  aptGet([...install, 'postgresql']);
  const version = installedVersion();
  if (version !== undefined)
    aptGet([...install, `postgresql-${version}-pgtap`, 'libtap-parser-sourcehandler-pgtap-perl']);
}

/**
 * The programs of a PostgreSQL server, installed from Debian's packages where that can be done without asking.
 *
 * @returns {{ version: number, programs: string } | { reason: string }} the folder of `initdb`, or why there is none
 */
export function findPostgres() {
  if (installedVersion() === undefined && isRootOnDebian()) installFromDebian();
  const version = installedVersion();
  return version === undefined
    ? { reason: `no PostgreSQL ${oldest} or newer in ${versions}` }
    : { version, programs: programsOf(version) };
}
