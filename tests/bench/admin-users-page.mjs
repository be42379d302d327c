// @ts-check
import { createHash } from 'node:crypto';
import { load, withBrowser, withBuiltSite } from './support/built-site.mjs';
import { callRpc } from './support/postgresql.mjs';
import { median } from './support/times.mjs';

const rounds = 9;

/** Hexadecimal, as the names of the load are, and another one in each round. @param {number} round */
const hex = (round) => (0x4f2a + round * 0x1357).toString(16);

/** The address of this person of the load. @param {number} person */
const address = (person) =>
  `${createHash('md5').update(`address ${person}`).digest('hex').slice(0, 9)}@example.test`;

/**
 * The input of a round, in an order in which no two consecutive results are equal; the page caches results, so no input
 * occurs twice. `shown` is null for an empty result.
 *
 * @type {{ kind: string, name: string, field: string, value: (round: number) => string, shown?: null }[]}
 */
const questions = [
  {
    kind: 'search',
    name: 'two letters nobody has',
    field: 'Search users',
    value: (round) => `~${String.fromCharCode(33 + round)}`,
    shown: null,
  },
  { kind: 'search', name: 'two letters', field: 'Search users', value: (round) => hex(round).slice(-2) },
  {
    kind: 'search',
    name: 'nobody',
    field: 'Search users',
    value: (round) => `nobody ${hex(round)}`,
    shown: null,
  },
  {
    kind: 'search',
    name: 'several words',
    field: 'Search users',
    value: (round) => `person ${hex(round).slice(0, 3)}`,
  },
  {
    kind: 'search',
    name: 'an e-mail',
    field: 'Search users',
    value: (round) => address(77_777 + round),
  },
  { kind: 'tier filter', name: 'basic', field: 'Tier', value: () => 'basic' },
  { kind: 'tier filter', name: 'premium', field: 'Tier', value: () => 'premium' },
  { kind: 'tier filter', name: 'ultimate', field: 'Tier', value: () => 'ultimate' },
  { kind: 'status filter', name: 'blocked', field: 'Status', value: () => 'blocked' },
];

/** The figures, one for the slowest of each kind. */
const figures = {
  'first list': 'click to rows',
  search: 'key to rows, pause and all',
  'tier filter': 'choice to rows',
  'status filter': 'choice to rows',
  'next page': 'scroll to rows',
};

/**
 * Handles RPC requests with this database.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('pg').Client} client
 */
async function answerFrom(page, client) {
  await page.route('**/rest/v1/rpc/*', async (route) => {
    const request = route.request();
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const json = await callRpc(client, name, request.postDataJSON());
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  });
}

/** Milliseconds from a click on the area's menu to the first rows. @param {import('@playwright/test').Page} page */
function firstList(page) {
  return page.getByRole('link', { name: 'Users', exact: true }).evaluate(async (link) => {
    const begin = performance.now();
    /** @type {HTMLElement} */ (link).click();
    while (!document.querySelector('main tr[data-index]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begin;
  });
}

/**
 * Milliseconds from a jump to the end of the first page to the first row of the second.
 *
 * @param {import('@playwright/test').Page} page
 */
function nextPage(page) {
  return page.getByRole('region', { name: 'Users' }).evaluate(async (table) => {
    const begin = performance.now();
    while (!document.querySelector('main tr[data-index="50"]')) {
      table.scrollTop = table.scrollHeight;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - begin;
  });
}

/**
 * Milliseconds from a choice until all rows on the screen contain `shown`; null is the empty result.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} field
 * @param {string} value
 * @param {string | null} shown
 */
function answer(page, field, value, shown) {
  return page.getByLabel(field, { exact: true }).evaluate(
    async (element, { value, shown }) => {
      const isAnswered = () => {
        const rows = [...document.querySelectorAll('main tr[data-index]')];
        if (shown === null) return document.querySelector('main h2')?.textContent === 'No users found';
        return rows.length > 0 && rows.every((row) => row.textContent?.toLowerCase().includes(shown));
      };
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
      const begin = performance.now();
      set?.call(element, value);
      element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (!isAnswered() || document.querySelector('main [aria-busy=true]'));
      return performance.now() - begin;
    },
    { value, shown },
  );
}

/**
 * All times of one round, on a page with an empty cache.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} siteUrl
 * @param {number} round
 */
async function measured(page, siteUrl, round) {
  await page.goto(`${siteUrl}/admin/safety`);
  await page.getByRole('heading', { level: 1, name: 'Safety' }).waitFor();
  const times = [
    { kind: 'first list', name: 'everybody', time: await firstList(page) },
    { kind: 'next page', name: 'everybody', time: await nextPage(page) },
  ];
  let before = '';
  for (const { kind, name, field, value, shown } of questions) {
    // Each field is empty again before another one is used: everybody is there already.
    if (before !== '' && before !== field) await answer(page, before, '', 'person');
    const text = value(round);
    times.push({ kind, name, time: await answer(page, field, text, shown === null ? null : text) });
    before = field;
  }
  return times;
}

/**
 * A page with a logged-in admin.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../e2e/support/world.ts').World} world
 */
async function adminPage(browser, world) {
  const { makeAdmin, signUp } = await load('e2e/support/accounts.ts');
  const { session } = await makeAdmin(world.stack, await signUp(world.stack));
  const localStorage = [{ name: 'auth_session', value: JSON.stringify(session) }];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: world.site.url, localStorage }] },
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/**
 * The user table in Chromium, its people answered by `client` in the name of an admin: the slowest of each kind of
 * question.
 *
 * @param {import('pg').Client} client
 */
export async function adminUsersPage(client) {
  const times = await withBuiltSite((world) =>
    withBrowser(async (browser) => {
      const page = await adminPage(browser, world);
      await answerFrom(page, client);
      const all = [];
      for (let round = 0; round < rounds; round++) all.push(...(await measured(page, world.site.url, round)));
      return all;
    }),
  );
  return Object.entries(figures).map(([kind, from]) => {
    const ofKind = times.filter((time) => time.kind === kind);
    const medians = [...new Set(ofKind.map(({ name }) => name))].map((name) => {
      const own = ofKind.filter((one) => one.name === name).map((one) => one.time);
      const time = median(own);
      console.log(
        `  Chromium, ${kind}, ${name}: ${time.toFixed(1)} ms, at best ${Math.min(...own).toFixed(1)} ms`,
      );
      return time;
    });
    return {
      figure: `admin users in Chromium: ${kind}, ${from}`,
      budget: 200,
      measured: Number(Math.max(...medians).toFixed(1)),
      unit: 'ms',
    };
  });
}
