// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Backend } from '../../supabase/local/launch/backend.mjs';

const runs = 3;
const bare = 'the bare engine: 3.4';
const bareDisk = 'the bare engine: 1';

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
    return [
      { figure: 'API ready, in memory, first time on a machine', budget: 6, measured: first, unit: 's' },
      { figure: 'API ready, in memory', budget: 6, measured: inMemory, unit: 's', reference: bare },
      { figure: 'API ready, from disk', budget: 2.5, measured: fromDisk, unit: 's', reference: bareDisk },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
