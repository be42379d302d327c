// @ts-check
import { gzipSync } from 'node:zlib';
import { builtFile, memberSession, publicPaths, withBrowser, withBuiltSite } from './support/built-site.mjs';

// Libraries are used as they are published: supabase-js alone is 51 kB of the chat.
/** Measured: 102.7 to 107.1 kB. */
const SCRIPT_BUDGET_KB = 110;
/** Measured: 233 kB. */
const CHAT_BUDGET_KB = 210;
/** Measured: 14.8 kB. */
const STYLE_BUDGET_KB = 18;

/** @param {Buffer | string} bytes */
const zippedSize = (bytes) => gzipSync(bytes, { level: 9 }).length;
/** @param {number[]} sizes */
const kilobytes = (sizes) => Number((sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1));

/**
 * Sizes of the files the HTML of `path` names with this ending: what is fetched before the page is usable.
 *
 * @param {string} path
 * @param {'js' | 'css'} ending
 */
function sizesBeforeUsable(path, ending) {
  const html = builtFile(path === '/' ? 'index.html' : `${path}.html`).toString();
  const named = html.matchAll(new RegExp(`(?:src|href)="(/[^"]+\\.${ending})"`, 'g'));
  return [...new Set([...named].map(([, file]) => file))].map((file) => zippedSize(builtFile(String(file))));
}

/** Sizes of all scripts a member's chat runs. @param {import('../e2e/support/world.ts').World} world */
async function chatScripts(world) {
  const localStorage = [{ name: 'auth_session', value: await memberSession(world) }];
  return await withBrowser(async (browser) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: world.site.url, localStorage }] },
    });
    const page = await context.newPage();
    /** @type {Promise<number>[]} */
    const sizes = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') sizes.push(response.body().then(zippedSize));
    });
    await page.goto(`${world.site.url}/chat?companionId=suki`, { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Message to Suki' }).waitFor();
    return await Promise.all(sizes);
  });
}

/** JavaScript and CSS that pages fetch, compressed. */
export default async function pageWeight() {
  return await withBuiltSite(async (world) => [
    ...publicPaths().map((path) => ({
      figure: `JavaScript before ${path} is usable`,
      budget: SCRIPT_BUDGET_KB,
      measured: kilobytes(sizesBeforeUsable(path, 'js')),
      unit: 'kB',
      reference: path === '/' ? 'React and React DOM alone 69; with router, supabase-js and query 165' : '',
    })),
    {
      figure: 'all JavaScript of the chat route',
      budget: CHAT_BUDGET_KB,
      measured: kilobytes(await chatScripts(world)),
      unit: 'kB',
      why: 'React, router, supabase-js and query as published are 165 of it',
      reference: 'huggingface/chat-ui 327; vercel chatbot 1,108',
    },
    {
      figure: 'CSS',
      budget: STYLE_BUDGET_KB,
      measured: kilobytes(sizesBeforeUsable('/', 'css')),
      unit: 'kB',
      reference: 'chat-ui 21',
    },
  ]);
}
