import { delayScripts } from './support/delay-scripts.ts';
import { expect, test } from './support/fixtures.ts';

test('a member sees the frame of the browse page before its script has loaded, and all companions after that', {
  tag: '@phone-smoke',
}, async ({ memberPage: page }) => {
  const letCome = await delayScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.getByText('Who would you like to meet?')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading companions' })).toBeVisible();
  // What would be typed now would be lost.
  const search = page.getByPlaceholder('Name or interest');
  await expect(search).toBeVisible();
  await search.focus();
  await expect(search).not.toBeFocused();
  letCome();
  await expect(page.getByRole('heading', { level: 2, name: 'Noor' })).toBeVisible();
  await search.fill('Yusuf');
  await expect(page.getByRole('heading', { level: 2, name: 'Noor' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a member sees that a chat is loading before its script has loaded', async ({ memberPage: page }) => {
  const letCome = await delayScripts(page);
  await page.goto('/chat?companionId=suki', { waitUntil: 'commit' });
  await expect(page.getByText('Loading companion...')).toBeVisible();
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
  await expect(page).toHaveTitle(/^Suki/);
});

test('a visitor who is sent to the login does not see a member’s frame', async ({ page }) => {
  const letCome = await delayScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.getByText('Who would you like to meet?')).toBeHidden();
  letCome();
  await expect(page).toHaveURL(/\/login\?redirect=\/browse$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

for (const { path, shows } of [
  { path: '/browse', shows: { level: 2, name: 'Noor' } },
  { path: '/chat?companionId=suki', shows: { level: 1, name: 'Suki' } },
]) {
  test(`${path} shows what it reads with the files that its HTML names alone, so that all are loaded at once`, async ({
    memberPage: page,
    world,
  }) => {
    const html = await (await fetch(world.site.url + path)).text();
    expect(html).toContain(`<link rel="preconnect" crossorigin href="${world.stack.apiUrl}" />`);
    const left: string[] = [];
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (html.includes(pathname)) return route.continue();
      left.push(pathname);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', shows)).toBeVisible();
    // What comes after that was asked for, and is still on its way.
    await expect.poll(() => left.length).toBeGreaterThan(0);
  });
}
