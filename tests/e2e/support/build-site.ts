import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the built site lies. */
export const siteFolder = join(root, 'tests/e2e/dist');

/**
 * What the site is built for. Every worker has a stack of its own, with its own address and keys, so the built files
 * carry these two words and each worker's site answers with its stack's in their place.
 */
export const builtFor = { apiUrl: 'http://api.built.test', publishableKey: 'sb_publishable_built' };

/** Builds the site once for all journeys. */
export default async function buildSite(): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', 'web', '--outDir', siteFolder], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: 'https://site.built.test',
      VITE_SUPABASE_URL: builtFor.apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: builtFor.publishableKey,
    },
  });
}
