import { readConfig } from './config.ts';
import { installConsole } from './console.ts';
import { exitWith } from './failure.ts';
import { readOptions } from './options.ts';
import { readPreparation } from './prepare.ts';
import { takeStateFolder } from './state-folder.ts';
import { clearDatabase, openStoredDatabase } from './stored-database.ts';

/** Empties the database and the uploads of a stack that does not run, then migrates and seeds again. */
async function reset(args: string[]): Promise<void> {
  const options = readOptions(args, 'npm run reset -- [--state <folder>] [--project <folder>]');
  const config = await readConfig(options);
  const folder = await takeStateFolder(options.stateDir);
  const preparation = await readPreparation(options.project, config, true);
  await clearDatabase(folder);
  const database = await openStoredDatabase(folder, preparation, options.snapshots);
  await database.close();
  await folder.release();
  console.info('The database is empty again, migrated and seeded.');
}

installConsole();
await reset(Deno.args).then(() => Deno.exit(0), exitWith);
