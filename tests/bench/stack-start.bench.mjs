// @ts-check
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Backend } from '../../supabase/local/launch/backend.mjs';
import { spawnDeno } from '../../supabase/local/launch/deno.mjs';

const runs = 3;
const bareEngine = new URL('support/bare-engine.mjs', import.meta.url).pathname;

/** Seconds from the command to the first row over REST. @param {string[]} flags */
async function secondsToFirstRow(flags) {
  const begin = performance.now();
  const backend = new Backend([...flags, '--api-port', '0', '--db-port', '0']);
  const addresses = await backend.ready();
  if (addresses === null) throw new Error('The embedded stack did not start; it has said why above.');
  const answer = await fetch(`${addresses.apiUrl}/rest/v1/plans?select=tier&limit=1`, {
    headers: { apikey: addresses.publishableKey },
  });
  const rows = await answer.json();
  const seconds = (performance.now() - begin) / 1000;
  await backend.stop();
  if (rows.length !== 1) throw new Error(`The API answered ${answer.status} ${JSON.stringify(rows)}`);
  return seconds;
}

/** Seconds until an engine with nothing in it answers: what no stack of ours can be below. @param {string[]} folder */
async function secondsToBareEngine(...folder) {
  const child = spawnDeno(bareEngine, folder, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(/** @type {any} */ (child.stdout)), once(child, 'exit')]);
  return Number(printed);
}

/** The middle of several runs, to a hundredth. @param {(run: number) => Promise<number>} once */
async function median(once) {
  const seconds = [];
  for (let run = 0; run < runs; run++) seconds.push(await once(run));
  return Number(seconds.sort((a, b) => a - b)[Math.floor(runs / 2)]?.toFixed(2));
}

/** Start of the embedded stack: a machine that never ran it, one that did, and a database kept on disk. */
export default async function stackStart() {
  const folder = await mkdtemp(join(tmpdir(), 'amity-bench-'));
  /** @param {string} name */
  const state = (name) => ['--state', join(folder, name)];
  try {
    const first = await median((run) => secondsToFirstRow(['--ephemeral', ...state(`first-${run}`)]));
    const inMemory = await median(() => secondsToFirstRow(['--ephemeral', ...state('first-0')]));
    await secondsToFirstRow(state('kept'));
    const fromDisk = await median(() => secondsToFirstRow(state('kept')));
    const bare = await median(() => secondsToBareEngine());
    await secondsToBareEngine(join(folder, 'bare'));
    const bareFromDisk = await median(() => secondsToBareEngine(join(folder, 'bare')));
    return [
      { figure: 'bare engine, in memory', measured: bare, unit: 's', reference: '3.4' },
      { figure: 'API ready, in memory, first time on a machine', budget: 6, measured: first, unit: 's' },
      { figure: 'API ready, in memory', budget: 6, measured: inMemory, unit: 's' },
      { figure: 'bare engine, from disk', measured: bareFromDisk, unit: 's', reference: '1' },
      { figure: 'API ready, from disk', budget: 2.5, measured: fromDisk, unit: 's' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
