// @ts-check
import { once } from 'node:events';
import { spawnDeno } from './launch/deno.mjs';
import { runCommand } from './launch/failure.mjs';
import { stackEntry } from './launch/paths.mjs';
import { stopSignal } from './launch/stop-signal.mjs';

/**
 * `npm run stack -- [--ephemeral] [--api-port N] [--db-port N] [--site-url URL] [--state <folder>] [--project <folder>]`
 * runs the backend alone. When it is ready it prints one line of JSON: apiUrl, dbUrl, publishableKey, secretKey.
 * SIGTERM and Ctrl-C end it.
 */
await runCommand(async () => {
  const args = [...process.argv.slice(2), '--exit-with-stdin'];
  const stack = spawnDeno(stackEntry, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  stopSignal().then(() => stack.kill('SIGTERM'));
  const [status] = await once(stack, 'exit');
  return status ?? 1;
});
