import type { BrowserContext } from '@playwright/test';

/**
 * Loads a page while there is no network. Chromium tells a page that it loads then that it is online, because it
 * emulates the missing network only for pages that were there before, until it is told once more.
 */
export async function loadOffline(context: BrowserContext, load: () => Promise<unknown>): Promise<void> {
  await load();
  await context.setOffline(false);
  await context.setOffline(true);
}
