// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from '../supabase/local/launch/failure.mjs';
import { checkAdvisors } from './support/database-advisors.mjs';
import { checkDatabaseTypes } from './support/database-types.mjs';
import { withDatabase } from './support/ephemeral-database.mjs';
import { endFailed, installed, installPackages, root, run, runInParallel } from './support/steps.mjs';

/** Type-checks with Deno, which resolves npm packages from node_modules. @param {string[]} args */
function denoCheck(args) {
  return run(installed('deno'), ['check', '--no-lock', '--node-modules-dir=manual', ...args]);
}

/** The edge functions as they are deployed: each with the packages of functions/deno.json and nothing else. */
function functionEntries() {
  const functions = 'supabase/functions';
  return readdirSync(join(root, functions), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => `${functions}/${entry.name}/index.ts`);
}

/** `npm run check`: everything that can be said about the source without running the product. */
export async function check() {
  // Two at once, the longest first: each of them takes a core.
  await runInParallel(2, [
    [
      'database types and advisors',
      () =>
        withDatabase(async (dbUrl) => {
          await checkDatabaseTypes(dbUrl);
          await checkAdvisors(dbUrl);
        }),
    ],
    ['types of the tests (tsc)', () => run(installed('tsc'), ['-p', 'tests/tsconfig.json'])],
    [
      'types of the functions (deno)',
      () => denoCheck(['--config', 'supabase/functions/deno.json', ...functionEntries()]),
    ],
    ['types of the stack and scripts (deno)', () => denoCheck(['supabase/local', 'supabase/scripts'])],
    ['imports (dependency-cruiser)', () => run(installed('depcruise'), ['web', 'supabase', 'tests'])],
    ['types of the site (tsc)', () => run(installed('tsc'), ['-p', 'web/tsconfig.json'])],
    ['format and lint (biome)', () => run(installed('biome'), ['ci', '--colors=off'])],
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    readArguments('npm run check', {});
    await installPackages();
    await check();
  } catch (error) {
    endFailed(error);
  }
}
