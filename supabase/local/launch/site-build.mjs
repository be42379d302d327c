// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/** What a build of the site is made of, beside its environment. */
const sources = ['web', 'supabase/functions/_shared/contracts', 'package-lock.json'];
const generated = new Set(['dist', 'node_modules']);

const READ_LIMIT_MS = 5000;

/**
 * Builds the site into `folder` with the environment of this process. It is built beside `scratch` and moved when it is
 * complete: a build that fails leaves the previous one, and no half site is served.
 *
 * @param {string} folder
 * @param {{ scratch: string, logLevel: 'info' | 'warn' }} options `scratch` is on the same file system as `folder`
 */
export async function buildSite(folder, { scratch, logLevel }) {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: join(root, 'web'), logLevel, build: { outDir: scratch } });
  await rm(folder, { recursive: true, force: true });
  await rename(scratch, folder);
}

/**
 * The folder of the site as it is built for this backend: built now, unless it was built before from the same files and
 * companions.
 *
 * @param {Record<string, string>} env the backend the site is built for; other VITE_ variables are this process's own
 * @param {string} state the state folder of the stack
 */
export async function builtSite(env, state) {
  const [folder, record] = [join(state, 'site'), join(state, 'site-build')];
  const wanted = await fingerprint(env);
  const built = await readFile(record, 'utf8').catch(() => '');
  if (built === wanted && existsSync(join(folder, 'index.html'))) return folder;
  console.error('Building the site ...');
  await buildInProcess(folder, join(state, 'site-new'), env);
  await writeFile(record, wanted);
  return folder;
}

const builder = fileURLToPath(new URL('build-into.mjs', import.meta.url));

/**
 * Builds the site in a process of its own: what a build takes of memory, most of a gigabyte, is given back with it.
 *
 * @param {string} folder
 * @param {string} scratch
 * @param {Record<string, string>} env
 */
async function buildInProcess(folder, scratch, env) {
  const child = spawn(process.execPath, [builder, folder, scratch], {
    env: { ...process.env, ...env },
    // As for the backend, the open standard input is the rope: when this process is gone, the build ends.
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Failure('The site could not be built; the reason is above.');
}

/** @param {Record<string, string>} env */
async function fingerprint(env) {
  const settings = Object.entries({ ...process.env, ...env }).filter(([name]) =>
    /^(VITE_|SITE_URL$)/.test(name),
  );
  const hash = createHash('sha256').update(JSON.stringify(settings.sort()));
  for (const source of sources) await addTo(hash, join(root, source));
  hash.update(await companionsOf(env));
  return hash.digest('hex');
}

/**
 * The public companions, whose pages are part of the site; '' where they cannot be read.
 *
 * @param {Record<string, string>} env
 */
async function companionsOf({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: apikey = '' }) {
  const rows = `${url}/rest/v1/companions?select=*&is_public=is.true&order=id`;
  const response = await fetch(rows, { headers: { apikey }, signal: AbortSignal.timeout(READ_LIMIT_MS) });
  return response.ok ? await response.text() : '';
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
