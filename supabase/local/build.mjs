// @ts-check
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, readArguments, runCommand } from './launch/failure.mjs';
import { installPackages } from './launch/install.mjs';
import { root, stateFolder } from './launch/paths.mjs';
import { buildSite } from './launch/site-build.mjs';

/** What the site cannot be built without. */
const required = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];

/** `npm run build` builds the site into web/dist, for the project that the environment or a file web/.env names. */
await runCommand(async () => {
  readArguments('npm run build', {});
  await installPackages();
  const { loadEnv } = await import('vite');
  const settings = loadEnv('production', join(root, 'web'));
  const missing = required.filter((name) => (settings[name] ?? '').trim() === '');
  if (missing.length > 0) {
    throw new Failure(`${missing.join(' and ')} must be set: the project that the site is built for.`);
  }
  await mkdir(stateFolder, { recursive: true });
  await buildSite(join(root, 'web/dist'), { scratch: join(stateFolder, 'dist-new'), logLevel: 'info' });
  return 0;
});
