// @ts-check
import { once } from 'node:events';
import { spawnDeno } from './launch/deno.mjs';
import { runCommand } from './launch/failure.mjs';
import { resetEntry } from './launch/paths.mjs';

/** `npm run reset` empties the database and the uploads of the stopped stack and seeds again. */
await runCommand(async () => {
  const [status] = await once(spawnDeno(resetEntry, process.argv.slice(2), { stdio: 'inherit' }), 'exit');
  return status ?? 1;
});
