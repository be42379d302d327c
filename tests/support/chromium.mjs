// @ts-check
import { existsSync } from 'node:fs';
import { installed, run, StepFailed } from './steps.mjs';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const systemShell = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium that is already here: CHROME_PATH, the system's or Playwright's own. */
export async function findChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) {
    throw new StepFailed('Chromium', `CHROME_PATH is ${CHROME_PATH}, which is no file`);
  }
  const { chromium } = await import('@playwright/test');
  return [CHROME_PATH, ...system, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Chromium's headless shell where the system has it: the same engine, a third quicker, but without notifications. */
export async function findHeadlessShell() {
  const { CHROME_PATH } = process.env;
  return !CHROME_PATH && existsSync(systemShell) ? systemShell : findChromium();
}

/** Installs Chromium: with Debian's package manager as root, otherwise with Playwright, which needs no rights. */
async function installChromium() {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const packages = ['chromium', 'chromium-headless-shell'];
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
  } else {
    await run(installed('playwright'), ['install', 'chromium']);
  }
}

/** Makes sure there is a Chromium that runs, installing one where there is none; a failure is printed in one line. */
export async function provideChromium() {
  try {
    if (!(await findChromium())) await installChromium();
    const chromium = await findChromium();
    if (!chromium) throw new Error('none was found after installing it');
    await run(chromium, ['--version']);
  } catch (error) {
    const lines = String(error instanceof Error ? error.message : error).split('\n');
    const reason = (lines.find((line) => /error|^E:/i.test(line)) ?? lines[0] ?? '').trim();
    throw new StepFailed(
      'Chromium',
      `The journeys need Chromium, and none runs here (${reason}). Set CHROME_PATH to yours.`,
    );
  }
}
