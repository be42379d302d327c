// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from '../supabase/local/launch/failure.mjs';
import { checkAdvisors } from './support/database-advisors.mjs';
import { checkDatabaseTypes } from './support/database-types.mjs';
import { withDatabase } from './support/ephemeral-database.mjs';
import { endFailed, installed, installPackages, root, run, runInParallel } from './support/steps.mjs';

/** Functions, stack and scripts run in Deno: its globals are declared by itself. */
async function checkDenoTypes() {
  const folder = join(root, 'supabase/.temp');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'deno.d.ts'), await run(installed('deno'), ['types']));
  await run(installed('tsc'), ['-p', 'supabase/tsconfig.json']);
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
    ['types of functions, stack and scripts (tsc)', checkDenoTypes],
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
