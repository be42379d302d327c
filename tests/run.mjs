// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { provideChromium } from './support/chromium.mjs';
import { endFailed, installed, installPackages, run, step } from './support/steps.mjs';

/**
 * `npm test` installs what is missing, checks the source, and runs every test, the browser journeys included.
 * `npm test -- <part>` runs a part: `check`, `e2e`, the name of a vitest project, or files and flags of their runner.
 * The last line is always `N passed, N failed`.
 */
const projects = ['architecture', 'database', 'functions', 'local', 'web'];
const results = mkdtempSync(join(tmpdir(), 'amity-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} file @returns {Promise<any>} */
async function report(file) {
  return JSON.parse(await readFile(join(results, file), 'utf8').catch(() => '{}'));
}

/** Everything vitest runs, or what `args` select of it. @param {string[]} args */
async function vitest(args) {
  const output = `--outputFile.json=${join(results, 'vitest.json')}`;
  try {
    await run(installed('vitest'), ['run', '--reporter=default', '--reporter=json', output, ...args]);
  } finally {
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = await report('vitest.json');
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    totals.skipped += numPendingTests;
  }
}

/** The browser journeys, or what `args` select of them. @param {string[]} args */
async function playwright(args) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') };
  try {
    await run(installed('playwright'), ['test', '--reporter=list,json', ...args], { env });
  } finally {
    const { stats: { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = {} } =
      await report('playwright.json');
    totals.passed += expected;
    totals.failed += unexpected + flaky;
    totals.skipped += skipped;
  }
}

/** @param {string[]} args */
async function runVitest(args) {
  await step('tests (vitest)', () => vitest(args));
}

/** @param {string[]} args */
async function runPlaywright(args) {
  await step('find Chromium', provideChromium);
  await step('journeys (playwright)', () => playwright(args));
}

/** @param {string[]} args */
async function runParts(args) {
  await installPackages();
  const [part = '', ...rest] = args;
  if (part === '') {
    await check();
    await runVitest([]);
    await runPlaywright([]);
  } else if (part === 'check') await check();
  else if (part === 'e2e') await runPlaywright(rest);
  else if (part.includes('tests/e2e/')) await runPlaywright(args);
  else if (projects.includes(part)) await runVitest(['--project', `${part}*`, ...rest]);
  else await runVitest(args);
}

try {
  await runParts(process.argv.slice(2));
} catch (error) {
  endFailed(error);
  totals.failed = Math.max(totals.failed, 1);
} finally {
  rmSync(results, { recursive: true, force: true });
}
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
