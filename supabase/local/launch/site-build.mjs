// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** What a build of the site is made of, beside its environment. */
const sources = ['web', 'supabase/functions/_shared/contracts', 'package-lock.json'];
const generated = new Set(['dist', 'node_modules']);

/**
 * Builds the site into web/dist, unless what is there was built from the same files for the same backend.
 *
 * @param {Record<string, string>} env what the site is built for: the VITE_ variables and SITE_URL
 * @param {string} record where the last build is remembered
 */
export async function buildSite(env, record) {
  const wanted = await fingerprint(env);
  const built = await readFile(record, 'utf8').catch(() => '');
  if (built === wanted && existsSync(join(root, 'web/dist/index.html'))) return;
  console.error('Building the site ...');
  Object.assign(process.env, env, { NODE_ENV: 'production' });
  const { build } = await import('vite');
  await build({ root: join(root, 'web'), logLevel: 'warn' });
  await writeFile(record, wanted);
}

/** @param {Record<string, string>} env */
async function fingerprint(env) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const source of sources) await addTo(hash, join(root, source));
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
async function addTo(hash, path) {
  hash.update(path);
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) {
    hash.update(await readFile(path));
    return;
  }
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!generated.has(name)) await addTo(hash, join(path, name));
  }
}
