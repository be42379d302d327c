import type { Page } from '@playwright/test';

/** Delays the scripts of a page until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
