import { timings } from '#lib/timings.ts';
import { expect, test } from './support/fixtures.ts';
import { clickHeart } from './support/hearts.ts';
import { siteMenu } from './support/site-menu.ts';

test('[R-SHELL-12] an uncaught error is stored for the admins, without the query or a user’s text', async ({
  page,
  problems,
  server,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  problems.expect(/stumbled/);
  // The program comes after the prerendered page, and hears of errors from then on.
  await page.goto('/about?from=nadia@amity.test', { waitUntil: 'networkidle' });
  await page.evaluate((kind) => {
    setTimeout(() => {
      throw new TypeError(`stumbled ${kind} over "my secret"`);
    });
  }, word);
  const stored = () =>
    server.read<object>(`error_reports?message=like.*${word}*&select=message,path,app_version`);
  await expect.poll(stored).toEqual([
    {
      message: expect.stringMatching(/ stumbled \w+ over \[text\]$/),
      path: '/about',
      app_version: expect.any(String),
    },
  ]);
});

test('[R-SHELL-14] a failed background read shows a toast, and Retry reads again', async ({
  memberPage: page,
  problems,
}) => {
  await page.goto('/subscription', { waitUntil: 'networkidle' });
  problems.expect(/status of 400/);
  await page.route('**/rest/v1/users?*', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'X', message: 'permission denied', details: null, hint: 'ask an admin' },
    }),
  );
  await (await siteMenu(page)).getByRole('link', { name: 'Home' }).click();
  await (await siteMenu(page)).getByRole('link', { name: 'Profile' }).click();

  const toast = page.getByRole('listitem').filter({ hasText: 'Data loading error' });
  await expect(toast).toContainText('Insufficient permissions to perform this action');
  await expect(toast).toContainText('ask an admin');
  const place = await toast.boundingBox();
  expect(place?.y).toBeLessThan(100);

  await page.unroute('**/rest/v1/users?*');
  const read = page.waitForResponse(
    (response) => response.url().includes('/rest/v1/users?') && response.ok(),
  );
  await toast.getByRole('button', { name: 'Retry' }).click();
  await read;
  await expect(toast).toBeHidden();
});

test('[R-SHELL-02] a part of the top bar that fails to load leaves the page intact and is loaded later', async ({
  memberPage: page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|dynamically imported module/);
  const parts = /\/assets\/member-menu-/;
  await page.route(parts, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => parts.test(request.url()));
  await page.clock.install();
  await page.goto('/about');
  await page.getByRole('button', { name: /^Account menu,/ }).click();
  await refused;
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.unroute(parts);
  await expect(async () => {
    await page.clock.fastForward(timings.lazyRetry);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('[R-SHELL-10] [R-SHELL-11] a screen that fails to load shows an error, and Try again loads it', async ({
  memberPage: page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|dynamically imported module/);
  const screen = /\/assets\/dashboard-/;
  await page.route(screen, (route) => route.abort());
  await page.goto('/profile');
  await (await siteMenu(page)).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute(screen);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});

test('[R-SHELL-19] toasts whose code fails to load leave the page intact and are shown later', async ({
  memberPage: page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|dynamically imported module/);
  const stack = /\/assets\/toast-stack-/;
  await page.route(stack, (route) => route.abort());
  await page.goto('/browse');
  const refused = page.waitForEvent('requestfailed', (request) => stack.test(request.url()));
  // On the free plan the heart is marked as disabled and answers with a toast.
  await clickHeart(page, 'Noor');
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(stack);
  await expect(page.getByText('Upgrade required: favorites unavailable on Free plan.')).toBeVisible({
    timeout: 20_000,
  });
});
