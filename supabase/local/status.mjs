// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, demoFactor } from './launch/demo-factor.mjs';
import { Failure, readArguments, runCommand } from './launch/failure.mjs';
import { stateFolder } from './launch/paths.mjs';

/** `npm run status` prints where the running stack can be reached, as NAME=value lines; status 1 when none runs. */
await runCommand(async () => {
  const { values } = readArguments('npm run status -- [--state <folder>]', {
    options: { state: { type: 'string', default: stateFolder } },
  });
  const stack = await readRunning(values.state);
  if (stack === null) throw new Failure('The stack is not running. Start it with npm start.');
  console.log(`API_URL=${stack.apiUrl}`);
  console.log(`DB_URL=${stack.dbUrl}`);
  console.log(`PUBLISHABLE_KEY=${stack.publishableKey}`);
  console.log(`SECRET_KEY=${stack.secretKey}`);
  console.log(`SITE_URL=${stack.siteUrl}`);
  console.log(`MAILBOX_URL=${stack.mailboxUrl}`);
  console.log(`ADMIN_FACTOR=${demoFactor}`);
  console.log(`ADMIN_CODE=${codeOf(demoFactor)}`);
  return 0;
});

/**
 * The description of the stack of this folder, when that process is still running.
 *
 * @param {string} folder
 * @returns {Promise<import('./state-folder.ts').RunningStack | null>}
 */
async function readRunning(folder) {
  try {
    const stack = JSON.parse(await readFile(join(folder, 'stack.json'), 'utf8'));
    const answer = await fetch(`${stack.apiUrl}/status`, { signal: AbortSignal.timeout(3_000) });
    return (await answer.json()).pid === stack.pid ? stack : null;
  } catch {
    return null;
  }
}
