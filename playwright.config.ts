import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './tests/support/chromium.mjs';

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const wide = { width: 1280, height: 800 };

/** The journeys that need features that the headless shell lacks. */
const wholeBrowser = 'notifications.spec.ts';

/**
 * Every journey on a desktop, and those tagged `@phone` or `@phone-smoke` on a phone too, whose layout or touch screen
 * could break them. `npm test` runs the smoke journeys: `@smoke` on the desktop, `@phone-smoke` on the phone. A failed
 * journey is not retried.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/build-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    colorScheme: 'light',
    // Animations take a third of the processor's time; the first conversation and a toast are tested with them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // Journeys that replace responses would not see what the service worker serves; offline journeys enable it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(await findHeadlessShell()),
  },
  projects: [
    { name: 'desktop', testIgnore: wholeBrowser, use: { viewport: wide } },
    {
      name: 'whole browser',
      testMatch: wholeBrowser,
      use: { viewport: wide, launchOptions: launchOptions(await findChromium()) },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
