import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { loadOffline } from './support/offline.ts';

// Here the service worker does its work, and what the browser says of a missing network is expected.
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ problems }) => problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/));

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });

/** The pages and programs are on the device. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('[R-LOCAL-04] the companion list opens offline with a notice, and works as before when the network is back', {
  tag: '@smoke',
}, async ({ memberPage: page, context }) => {
  await page.goto('/browse');
  await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible();
  await isKept(page);

  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await loadOffline(context, async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible();
  });
  await expect(notice(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/browse');

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible();
});

test('public pages open offline after a first visit', async ({ page, context }) => {
  await page.goto('/');
  await isKept(page);
  await context.setOffline(true);
  for (const [path, heading] of [
    ['/about', /^About/],
    ['/faq', 'Questions people ask'],
    ['/safety', 'Safety'],
  ] as const) {
    await loadOffline(context, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
    await expect(notice(page)).toBeVisible();
  }
});

test('the offline cache has only public files and no response of the project', async ({
  memberPage: page,
  account,
}) => {
  await page.goto('/browse');
  await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible();
  await isKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    const texts = await Promise.all(
      caches.flatMap((cache) => requests.map(async (request) => (await cache.match(request))?.text() ?? '')),
    );
    return { urls: requests.map(({ url }) => url), text: texts.join('\n') };
  });
  expect(kept.urls.length).toBeGreaterThan(10);
  for (const url of kept.urls) expect(new URL(url).origin).toBe(new URL(page.url()).origin);
  expect(kept.text).not.toContain(account.email);
  expect(kept.text).not.toContain(account.id);
});

test('a page can be installed: its manifest names it and has icons for every launcher', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', name: manifest.short_name });
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  }
});
