// @ts-check

import { spawnDeno } from './launch/deno.mjs';
import { runCommand } from './launch/failure.mjs';
import { stackEntry } from './launch/paths.mjs';

/**
 * `npm run stack -- [--ephemeral] [--api-port N] [--db-port N] [--state <folder>] [--project <folder>]`
 * runs the backend alone. When it is ready it prints one line of JSON: apiUrl, dbUrl, publishableKey, secretKey.
 * SIGTERM and Ctrl-C end it.
 */
await runCommand(
  () =>
    new Promise((resolve, reject) => {
      const args = [...process.argv.slice(2), '--exit-with-stdin'];
      const child = spawnDeno(stackEntry, args, { stdio: ['pipe', 'inherit', 'inherit'] });
      for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
        process.on(signal, () => child.kill('SIGTERM'));
      }
      child.on('error', reject);
      child.on('exit', (status) => resolve(status ?? 1));
    }),
);
