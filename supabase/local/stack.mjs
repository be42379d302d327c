// @ts-check
import { parseArgs } from 'node:util';
import { Backend, EphemeralBackend } from './launch/backend.mjs';
import { runCommand } from './launch/failure.mjs';
import { stateFolder } from './launch/paths.mjs';
import { stopSignal } from './launch/stop-signal.mjs';

/**
 * `npm run stack -- [--ephemeral] [--api-port N] [--db-port N] [--site-url URL] [--state <folder>] [--project
 * <folder>]` runs the backend alone. When it is ready it prints one line of JSON: apiUrl, dbUrl, publishableKey,
 * secretKey. SIGTERM and Ctrl-C end it.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  // main.ts checks all flags; these two say where its state is.
  const { values } = parseArgs({
    args,
    options: { ephemeral: { type: 'boolean' }, state: { type: 'string', default: stateFolder } },
    strict: false,
  });
  const backend = values.ephemeral
    ? new EphemeralBackend(args, 'inherit')
    : new Backend(String(values.state), args, 'inherit');
  stopSignal().then(() => backend.stop());
  return await backend.ended;
});
