// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { provideChromium } from './support/chromium.mjs';
import { select, selectsNothing } from './support/selection.mjs';
import { endFailed, installed, installPackages, run, StepFailed, step } from './support/steps.mjs';

/**
 * `npm test` installs what is missing, checks the source, and runs every test but the long ones and every smoke
 * journey. `npm run test:all` runs all of them. Both accept a part: `check`, `e2e`, a kind of tests, or files and flags
 * of their runner. Every step runs to its end, even if another one fails. The last line is always `N passed, N failed`.
 */
const results = mkdtempSync(join(tmpdir(), 'amity-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
let runs = 0;
let long = 0;
/** @type {string[]} */
const leftOut = [];

/** The smoke journeys of the phone and of the desktop. A title begins with its project. */
const smoke = '^phone .*@phone-smoke|^(?!phone ).*@smoke';

/** @param {string} file @returns {Promise<any>} */
async function report(file) {
  return JSON.parse(await readFile(join(results, file), 'utf8').catch(() => '{}'));
}

/**
 * Runs `work`. Its step prints a failure; the following steps run all the same.
 *
 * @param {() => Promise<unknown>} work
 */
async function attempt(work) {
  const before = totals.failed;
  await work().catch((error) => {
    endFailed(error);
    if (totals.failed === before) totals.failed += 1;
  });
}

/**
 * Runs the vitest tests of this selection.
 *
 * @param {import('./support/selection.mjs').Selection} selection
 * @param {string[]} projects flags that choose projects
 */
async function vitest({ args, isQuick, byTitle, given }, projects = []) {
  const file = `vitest-${++runs}.json`;
  const output = `--outputFile.json=${join(results, file)}`;
  const quick = isQuick ? ['--tagsFilter=!long'] : [];
  try {
    await run(installed('vitest'), [
      'run',
      '--reporter=minimal',
      '--reporter=json',
      output,
      ...quick,
      ...projects,
      ...args,
    ]).catch((error) => {
      // Whatever keeps the set-up from its end leaves no test files either; that error is printed above.
      const isEmpty = /^No test files found|: Unknown option `/m.test(error.message);
      throw isEmpty && !error.message.includes('TEST_STACK:') ? selectsNothing(given) : error;
    });
  } finally {
    const { testResults = [] } = await report(file);
    /** @type {{ status: string, tags: string[] }[]} */
    const tests = testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
    const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
    const longHere = isQuick
      ? tests.filter(({ status, tags }) => status === 'skipped' && tags.includes('long')).length
      : 0;
    long += longHere;
    totals.passed += count('passed');
    totals.failed += count('failed');
    // Vitest counts tests whose title is not selected as skipped.
    if (!byTitle) totals.skipped += count('skipped') - longHere;
  }
  if (byTitle && totals.passed + totals.failed === 0) throw selectsNothing(given);
}

/** The browser journeys of this selection. @param {import('./support/selection.mjs').Selection} selection */
async function playwright({ args, isQuick, given }) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') };
  const quick = isQuick ? ['--grep', smoke] : [];
  if (isQuick) leftOut.push('all but the smoke journeys');
  try {
    await run(installed('playwright'), ['test', '--reporter=dot,json', ...quick, ...args], { env }).catch(
      (error) => {
        throw /No tests found|^error: unknown option/m.test(error.message) ? selectsNothing(given) : error;
      },
    );
  } finally {
    const { stats: { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = {} } =
      await report('playwright.json');
    totals.passed += expected;
    totals.failed += unexpected + flaky;
    totals.skipped += skipped;
  }
}

/** @param {import('./support/selection.mjs').Selection} selection */
async function runSelection(selection) {
  const tests = () => step('tests (vitest)', () => vitest(selection));
  /** The files of the functions run one after the other in one worker, so they run beside the others. */
  const functions = () => step('tests of the functions', () => vitest(selection, ['--project=functions']));
  const otherTests = () => step('the other tests', () => vitest(selection, ['--project=!functions']));
  const browser = () => step('find Chromium', provideChromium);
  const journeys = () => step('journeys (playwright)', () => playwright(selection));
  if (selection.part === 'check') await attempt(check);
  else if (selection.part === 'vitest') await attempt(tests);
  else if (selection.part === 'e2e') await attempt(() => browser().then(journeys));
  else {
    // Tests often wait, so three rows run side by side: the journeys take longest, the functions least.
    await Promise.all([
      attempt(functions).then(() => attempt(check)),
      attempt(otherTests),
      attempt(() => browser().then(journeys)),
    ]);
  }
}

try {
  const selection = select(process.argv.slice(2));
  await installPackages();
  await runSelection(selection);
} catch (error) {
  if (error instanceof StepFailed) console.log(error.message);
  endFailed(error);
  totals.failed += 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
if (long > 0) leftOut.unshift(`${long} long tests`);
if (leftOut.length > 0) console.log(`\nLeft out: ${leftOut.join(' and ')}; npm run test:all runs these too.`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
