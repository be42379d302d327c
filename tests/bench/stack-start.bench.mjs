// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Backend, EphemeralBackend } from '../../supabase/local/launch/backend.mjs';
import { clusterFolder } from '../../supabase/local/postgres/folders.mjs';

const runs = 3;
const anyPort = ['--api-port', '0', '--db-port', '0'];

/** How long a stack is left alone before its memory is read. */
const IDLE_MS = 5_000;

/** @typedef {import('../../supabase/local/launch/backend.mjs').Addresses} Addresses */

/**
 * Seconds from the command to the first row over REST, and what `measure` says of the stack then.
 *
 * @template Result
 * @param {() => Backend} start
 * @param {(addresses: Addresses, backend: Backend) => Promise<Result>} [measure]
 */
async function startUp(start, measure) {
  const begin = performance.now();
  const backend = start();
  const addresses = await backend.ready();
  if (addresses === null) throw new Error('The embedded stack did not start; it has said why above.');
  try {
    await readRow(addresses);
    const seconds = (performance.now() - begin) / 1000;
    return { seconds, result: await measure?.(addresses, backend) };
  } finally {
    await backend.stop();
  }
}

/** @param {Addresses} addresses */
async function readRow({ apiUrl, publishableKey }) {
  const answer = await fetch(`${apiUrl}/rest/v1/plans?select=tier&limit=1`, {
    headers: { apikey: publishableKey },
  });
  const rows = await answer.json();
  if (rows.length !== 1) throw new Error(`The API answered ${answer.status} ${JSON.stringify(rows)}`);
}

/**
 * Milliseconds of a read over REST while a client of the database port holds a transaction open.
 *
 * @param {Addresses} addresses
 */
async function readBesideTransaction(addresses) {
  const client = new pg.Client({ connectionString: addresses.dbUrl });
  await client.connect();
  await client.query('begin');
  await client.query('update public.plans set name = name');
  const begin = performance.now();
  await readRow(addresses);
  const milliseconds = performance.now() - begin;
  await client.query('rollback');
  await client.end();
  return milliseconds;
}

/**
 * Megabytes that the backend and all processes of its database share out between them, as Linux counts them.
 *
 * @param {Backend} backend
 */
async function idleMemory({ child }) {
  await sleep(IDLE_MS);
  const lines = execFileSync('ps', ['-Ao', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [Number(child.pid)];
  for (const pid of tree)
    tree.push(...parents.filter(([, parent]) => parent === pid).map(([one]) => Number(one)));
  const kilobytes = tree.map((pid) => {
    const rollup = execFileSync('cat', [`/proc/${pid}/smaps_rollup`], { encoding: 'utf8' });
    return Number(rollup.match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** The middle of several runs. @param {(run: number) => Promise<number>} once @param {number} digits */
async function median(once, digits) {
  const figures = [];
  for (let run = 0; run < runs; run++) figures.push(await once(run));
  return Number(figures.sort((a, b) => a - b)[Math.floor(runs / 2)]?.toFixed(digits));
}

/**
 * Start of the embedded stack: a machine that never ran it, one that did, and a database kept on disk; then memory and
 * reads.
 */
export default async function stackStart() {
  const folder = await mkdtemp(join(tmpdir(), 'amity-bench-'));
  /** @param {string} name */
  const templates = (name) => ['--templates', join(folder, name)];
  const kept = join(folder, 'kept');
  /** @param {string} name */
  const ephemeral = (name) => () => new EphemeralBackend([...anyPort, ...templates(name)]);
  const fromDisk = () => new Backend(kept, [...anyPort, ...templates('first-0')]);
  try {
    const first = await median(async (run) => (await startUp(ephemeral(`first-${run}`))).seconds, 2);
    const again = await median(async () => (await startUp(ephemeral('first-0'))).seconds, 2);
    await startUp(fromDisk);
    const disk = await median(async () => (await startUp(fromDisk)).seconds, 2);
    const memory = (await startUp(fromDisk, (_addresses, backend) => idleMemory(backend))).result;
    const read = await median(
      async () => (await startUp(ephemeral('first-0'), readBesideTransaction)).result ?? Number.NaN,
      1,
    );
    return [
      {
        figure: 'first row, first time on a machine',
        budget: 4,
        measured: first,
        unit: 's',
        why: 'initdb, the tables of the services and the migrations are nine tenths of it',
      },
      {
        figure: 'first row, from a template',
        budget: 1.5,
        measured: again,
        unit: 's',
        why: 'copying the 37 MB of the template takes 0.1 s, or 1 s where the disk is busy',
      },
      { figure: 'first row, from disk', budget: 1.5, measured: disk, unit: 's' },
      {
        figure: 'memory, idle, with its PostgreSQL',
        budget: 350,
        measured: Math.round(memory ?? 0),
        unit: 'MB',
      },
      { figure: "a read beside a client's open transaction", measured: read, unit: 'ms' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(clusterFolder(kept), { recursive: true, force: true });
  }
}
