// @ts-check
import { existsSync } from 'node:fs';
import { installed, run, StepFailed } from './steps.mjs';

// The headless shell is the same engine without a window's part: the journeys take a third less time in it.
const system = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of a Chromium that is already here: CHROME_PATH, the system's or Playwright's own. */
export async function findChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) {
    throw new StepFailed('Chromium', `CHROME_PATH is ${CHROME_PATH}, which is no file.`);
  }
  const { chromium } = await import('@playwright/test');
  return [CHROME_PATH, ...system, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Makes sure there is a Chromium, installing one where there is none: Debian's as root, else Playwright's. */
export async function provideChromium() {
  if (await findChromium()) return;
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  let reason = '';
  try {
    if (debian) {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']);
    } else {
      await run(installed('playwright'), ['install', 'chromium']);
    }
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  if (await findChromium()) return;
  throw new StepFailed(
    'Chromium',
    `The browser journeys need Chromium; none was found and none could be installed. Set CHROME_PATH to yours.\n${reason}`,
  );
}
