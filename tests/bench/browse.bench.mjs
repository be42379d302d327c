// @ts-check
import { readFileSync } from 'node:fs';
import { connected, superuserUrl } from '../support/database/project.mjs';
import { memberSession, withBrowser, withBuiltSite } from './support/built-site.mjs';
import { authenticateAs, withPostgresql } from './support/postgresql.mjs';
import { countRoundTrips } from './support/round-trips.mjs';
import { median } from './support/times.mjs';

const samples = 15;
const load = readFileSync(new URL('browse-load.sql', import.meta.url), 'utf8');
const person = '00000000-0000-4000-8000-0000000000b1';

/** Searches from frequent to unknown words, and every order, filter and depth. */
const choices = {
  'a common word': `'emnde'`,
  'a rare word': `'lleae'`,
  'one person': `'3855'`,
  'two words by name': `'emnde mlncn', p_sort => 'name'`,
  'one letter': `'a'`,
  nobody: `'zzzz'`,
  'no letters': `'@#'`,
  'a trait': `p_trait => 'Trait 77'`,
  'a filter, most loved': `p_suits => 'romantics', p_sort => 'loved'`,
  'half-way down': `p_after => 'bench5000'`,
};

/** The slowest choice on PostgreSQL, as a client asks it, its plan made anew each time as it is behind PostgREST. */
function onPostgres() {
  return withPostgresql(
    (server) =>
      connected(superuserUrl(server, 'migrated'), async (client) => {
        await client.query(load);
        await client.query(`insert into auth.users (id, email) values ('${person}', 'bench@people.test')`);
        await authenticateAs(client, person);
        let slowest = 0;
        for (const [name, choice] of Object.entries(choices)) {
          const times = [];
          for (let run = 0; run < samples; run++) {
            const begin = performance.now();
            await client.query(`select * from browse_companions(${choice})`);
            times.push(performance.now() - begin);
          }
          const time = median(times);
          console.log(`  PostgreSQL, ${name}: ${time.toFixed(1)} ms`);
          slowest = Math.max(slowest, time);
        }
        return slowest;
      }),
    { jit: 'off' },
  );
}

/** @param {import('@playwright/test').Page} page */
async function weigh(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize / 1e6, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
}

/**
 * Scrolls down until this many companions have been shown.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
async function scrollThrough(page, count) {
  await page.waitForFunction(
    (wanted) => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const last = document.querySelector('main ul[aria-busy] > li:last-child');
      return Number(last?.getAttribute('aria-posinset')) >= wanted;
    },
    count,
    { polling: 'raf', timeout: 60_000 },
  );
}

/**
 * Milliseconds from the last key of each word to its results on the screen.
 *
 * @param {import('@playwright/test').Page} page
 */
async function searchTimes(page) {
  const times = [];
  for (const word of ['emnde', 'mlncn', '3855', 'lleae', 'emnde mlncn', '9871']) {
    times.push(
      await page.evaluate(async (text) => {
        const box = /** @type {HTMLInputElement} */ (document.querySelector('input[type=search]'));
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const begin = performance.now();
        set?.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        while (!document.querySelector('main ul[aria-busy=false]'))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - begin;
      }, word),
    );
  }
  return median(times);
}

/**
 * The browse page in Chromium on the embedded stack.
 *
 * @param {import('../e2e/support/world.ts').World} world
 * @param {import('@playwright/test').Browser} browser
 */
async function inBrowser(world, browser) {
  await connected(world.stack.dbUrl, (client) => client.query(load));
  const localStorage = [{ name: 'auth_session', value: await memberSession(world) }];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: world.site.url, localStorage }] },
  });
  const page = await context.newPage();
  const roundTrips = await countRoundTrips(page, world.stack.apiUrl);
  await page.goto(`${world.site.url}/browse`);
  await page.locator('main li[aria-posinset]').first().waitFor();
  const trips = await roundTrips();
  await scrollThrough(page, 500);
  const early = await weigh(page);
  await scrollThrough(page, 10_000);
  const late = await weigh(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return { trips, early, late, search: await searchTimes(page) };
}

/** Browsing 10,000 companions: what a search takes, what comes before the first card, what scrolling leaves behind. */
export default async function browse() {
  const slowest = await onPostgres();
  const { trips, early, late, search } = await withBuiltSite((world) =>
    withBrowser((browser) => inBrowser(world, browser)),
  );
  /** @param {number} value */
  const rounded = (value) => Number(value.toFixed(1));
  return [
    {
      figure: 'browse: slowest search on PostgreSQL (median)',
      budget: 50,
      measured: rounded(slowest),
      unit: 'ms',
    },
    { figure: 'browse: round trips before the first card', budget: 2, measured: trips, unit: '' },
    {
      figure: 'browse: search in Chromium, key to answer (median)',
      budget: 150,
      measured: rounded(search),
      unit: 'ms',
    },
    { figure: 'browse: elements after 10,000 companions', budget: 3000, measured: late.nodes, unit: '' },
    {
      figure: 'browse: heap from 500 to 10,000 companions',
      budget: 20,
      measured: rounded(late.heap - early.heap),
      unit: 'MB',
    },
  ];
}
