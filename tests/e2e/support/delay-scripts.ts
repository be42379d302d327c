import type { Page } from '@playwright/test';

/** Keeps the program of a page back; answers what lets it come. */
export async function delayScripts(page: Page): Promise<() => void> {
  let letCome: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return letCome;
}
