import { readConfig } from './config.ts';
import { installConsole } from './console.ts';
import { exitWithError } from './failure.ts';
import { readOptions } from './options.ts';
import { endServers } from './postgres/folders.mjs';
import { readPreparation } from './prepare.ts';
import { clearStateFolder, lockStateFolder } from './state-folder.ts';
import { makeDatabase } from './stored-database.ts';

/** Empties the database and the uploads of a stack that does not run, then migrates and seeds again. */
async function reset(args: string[]): Promise<void> {
  const options = readOptions(args, 'npm run reset -- [--state <folder>] [--project <folder>]');
  const config = await readConfig(options);
  const folder = await lockStateFolder(options.stateDir);
  const preparation = await readPreparation(options.project, config, true);
  await endServers(options.stateDir);
  await clearStateFolder(options.stateDir, folder);
  await makeDatabase(folder, preparation, options.templates);
  await folder.release();
  console.info('The database is empty again, migrated and seeded.');
}

installConsole();
await reset(Deno.args).then(() => Deno.exit(0), exitWithError);
