import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of the built site. */
export const siteFolder = join(root, 'tests/e2e/dist');

/**
 * Placeholders that the site is built with. Every worker has its own stack, with its own address and keys, which its
 * site server puts in their place.
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
