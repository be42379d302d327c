// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installed, root, run, StepFailed } from './steps.mjs';

const file = 'supabase/functions/_shared/database.types.ts';
const header = '// Generated from the migrations by `npm run types`; do not edit.\n';
/** The CLI sends no telemetry and checks for no newer version. */
const quietCli = { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' };

/**
 * @param {string[]} command
 * @param {string} dbUrl
 */
export function supabaseCli(command, dbUrl) {
  return run(installed('supabase'), [...command, `--remote=${dbUrl}`], { env: quietCli });
}

/** The types of the API schema as TypeScript. @param {string} dbUrl */
async function generate(dbUrl) {
  const types = await supabaseCli(['gen', 'types', '--schema', 'public'], dbUrl);
  return run(installed('biome'), ['format', '--stdin-file-path=types.ts'], { input: header + types });
}

/** Writes the types of the database at `dbUrl`. @param {string} dbUrl */
export async function writeDatabaseTypes(dbUrl) {
  await writeFile(join(root, file), await generate(dbUrl));
}

/** Fails when the committed types are not those of the migrations. @param {string} dbUrl */
export async function checkDatabaseTypes(dbUrl) {
  const [committed, fresh] = await Promise.all([readFile(join(root, file), 'utf8'), generate(dbUrl)]);
  if (committed !== fresh)
    throw new StepFailed('types', `${file} is stale: run npm run types and commit it.`);
}
