import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type RunningStack, startStack } from '../../support/stack.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of the built site. */
export const siteFolder = join(root, 'tests/e2e/dist');

/** The project that the site is built with. */
export type BuiltFor = Pick<RunningStack, 'apiUrl' | 'publishableKey'>;

/** Written beside the site's own files, which git ignores. */
const builtForFile = join(siteFolder, 'built-for.json');

/**
 * The address and the key in the built site. Every worker has its own stack, whose address and key its site server puts
 * in their place.
 */
export function builtFor(): BuiltFor {
  return JSON.parse(readFileSync(builtForFile, 'utf8'));
}

/** Builds the site once for all journeys, with the companions of a stack that ends after it. */
export default async function buildSite(): Promise<void> {
  const { apiUrl, publishableKey, stop } = await startStack();
  try {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build', 'web', '--outDir', siteFolder], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_URL: 'https://site.built.test',
        VITE_SUPABASE_URL: apiUrl,
        VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      },
    });
    await writeFile(builtForFile, JSON.stringify({ apiUrl, publishableKey } satisfies BuiltFor));
  } finally {
    await stop();
  }
}
