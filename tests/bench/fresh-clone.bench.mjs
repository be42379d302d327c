// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../supabase/local/postgres/free-port.mjs';
import { root, run } from '../support/steps.mjs';
import { rounded } from './support/times.mjs';

/** Seconds from `npm start` in this folder to a page that is served. @param {string} folder */
async function secondsToPage(folder) {
  const env = {
    ...process.env,
    AMITY_SITE_PORT: String(await freePort()),
    AMITY_API_PORT: String(await freePort()),
    AMITY_DB_PORT: String(await freePort()),
  };
  const begin = performance.now();
  const start = spawn('npm', ['start', '--', '--demo'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(start, 'exit');
  const url = `http://127.0.0.1:${env.AMITY_SITE_PORT}/`;
  const announced = new Promise((resolve) => {
    createInterface(start.stdout).on('line', (line) => line.includes(url.slice(0, -1)) && resolve(true));
  });
  const ready = await Promise.race([announced, ended.then(() => false)]);
  const response = ready ? await fetch(url) : null;
  const seconds = (performance.now() - begin) / 1000;
  start.kill('SIGTERM');
  await ended;
  if (!response?.ok) throw new Error('npm start did not serve a page.');
  return seconds;
}

/**
 * What a new developer waits for: a clone of the last commit, with npm's cache warm, first started and then tested
 * whole. Packages are installed by `npm start` itself.
 */
export default async function freshClone() {
  const folder = await mkdtemp(join(tmpdir(), 'amity-clone-'));
  try {
    await run('git', ['clone', '--quiet', root, folder]);
    const started = await secondsToPage(folder);
    console.error(`  a page after ${started.toFixed(0)} s; npm test runs now, some minutes ...`);
    const begin = performance.now();
    await run('npm', ['--prefix', folder, 'test']);
    const minutes = (performance.now() - begin) / 60_000;
    return [
      {
        figure: 'fresh clone to a usable page (npm start)',
        budget: 60,
        measured: rounded(started),
        unit: 's',
      },
      { figure: 'npm test, everything', budget: 6, measured: rounded(minutes), unit: 'min' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
