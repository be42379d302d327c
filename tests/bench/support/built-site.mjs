// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { findChromium } from '../../support/chromium.mjs';
import { root } from '../../support/steps.mjs';

/** A TypeScript module of the tests. @param {string} path below tests @returns {Promise<any>} */
export const load = async (path) => (await runnerImport(join(root, 'tests', path))).module;

/**
 * Builds the site and serves it as a static host would, beside a stack of its own; ends both after `measure`.
 *
 * @template Result
 * @param {(world: import('../../e2e/support/world.ts').World) => Promise<Result>} measure
 * @param {import('../../e2e/support/world.ts').Provider} [provider] the model of the chats
 */
export async function withBuiltSite(measure, provider = 'demo') {
  const { default: buildSite } = await load('e2e/support/build-site.ts');
  await buildSite();
  const { openWorld, closeWorld } = await load('e2e/support/world.ts');
  const world = await openWorld(provider, 'demo');
  try {
    return await measure(world);
  } finally {
    await closeWorld(world);
  }
}

/**
 * A Chromium for `measure`, closed after it.
 *
 * @template Result
 * @param {(browser: import('@playwright/test').Browser) => Promise<Result>} measure
 */
export async function withBrowser(measure) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/**
 * The session of a new adult, as the page stores it under `auth_session`.
 *
 * @param {import('../../e2e/support/world.ts').World} world
 */
export async function memberSession({ stack }) {
  const { signUp } = await load('e2e/support/accounts.ts');
  return JSON.stringify((await signUp(stack)).session);
}

const siteFolder = join(root, 'tests/e2e/dist');

/** A file of the built site. @param {string} path */
export function builtFile(path) {
  return readFileSync(join(siteFolder, path));
}

/** The paths of all public pages, with one of the meeting pages, which differ in their texts alone. */
export function publicPaths() {
  const listed = builtFile('sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...listed].map(([, url]) => new URL(/** @type {string} */ (url)).pathname);
  const [meeting, ...others] = paths.filter((path) => path.startsWith('/meet/'));
  return paths.filter((path) => path === meeting || !others.includes(path));
}
