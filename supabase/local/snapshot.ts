import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { exitWith, StartFailure } from './failure.ts';
import { readOptions } from './options.ts';
import { readPreparation } from './prepare.ts';
import { snapshotOf } from './snapshots.ts';

/**
 * Writes the migrated database as a PGlite data directory, to be opened with `loadDataDir` and engine.ts:
 * `deno run -A supabase/local/snapshot.ts --out <file> [--no-seed]`, and the folders of options.ts.
 */
async function writeSnapshot(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      'no-seed': { type: 'boolean', default: false },
      project: { type: 'string' },
      state: { type: 'string' },
      snapshots: { type: 'string' },
    },
  });
  const { out, 'no-seed': unseeded, ...folders } = values;
  if (out === undefined) throw new StartFailure('--out <file> is missing.');
  const options = readOptions(Object.entries(folders).flatMap(([name, folder]) => [`--${name}`, folder]));
  const config = await readConfig(options);
  const preparation = await readPreparation(options.project, config, !unseeded);
  await Deno.writeFile(resolve(out), await snapshotOf(preparation, options.snapshots));
}

await writeSnapshot(Deno.args).then(() => Deno.exit(0), exitWith);
