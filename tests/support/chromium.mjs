// @ts-check
import { existsSync } from 'node:fs';
import { installed, run, StepFailed } from './steps.mjs';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const systemShell = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium that is already here: CHROME_PATH, the system's or Playwright's own. */
export async function findChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) {
    throw new StepFailed('Chromium', `CHROME_PATH is ${CHROME_PATH}, which is no file.`);
  }
  const { chromium } = await import('@playwright/test');
  return [CHROME_PATH, ...system, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Chromium's headless shell where the system has it: the same engine, a third quicker, but without notifications. */
export async function findHeadlessShell() {
  const { CHROME_PATH } = process.env;
  return !CHROME_PATH && existsSync(systemShell) ? systemShell : findChromium();
}

/** Makes sure there is a Chromium, installing one where there is none: Debian's as root, else Playwright's. */
export async function provideChromium() {
  if (await findChromium()) return;
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  let reason = '';
  try {
    if (debian) {
      await run('apt-get', ['update']);
      await run('apt-get', [
        'install',
        '--yes',
        '--no-install-recommends',
        'chromium',
        'chromium-headless-shell',
      ]);
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
