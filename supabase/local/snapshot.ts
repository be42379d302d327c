import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { exitWith, StartFailure } from './failure.ts';
import { readOptions } from './options.ts';
import { readPreparation } from './prepare.ts';
import { snapshotOf } from './snapshots.ts';

/**
 * Writes the migrated database as a PGlite data directory:
 * `deno run -A supabase/local/snapshot.ts --out database.tar [--no-seed] [--project <folder>] [--state <folder>]`.
 * Load it with `loadDataDir` and the extensions pgcrypto and pgtap.
 */
async function writeSnapshot(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      'no-seed': { type: 'boolean' },
      project: { type: 'string' },
      state: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new StartFailure('--out <file> is missing.');
  const { project, state } = values;
  const options = readOptions([
    ...(project === undefined ? [] : ['--project', project]),
    ...(state === undefined ? [] : ['--state', state]),
  ]);
  const config = await readConfig(options);
  const preparation = await readPreparation(options.project, config, values['no-seed'] !== true);
  await Deno.writeFile(
    resolve(values.out),
    await snapshotOf(preparation, join(options.stateDir, 'snapshots')),
  );
}

await writeSnapshot(Deno.args).then(() => Deno.exit(0), exitWith);
