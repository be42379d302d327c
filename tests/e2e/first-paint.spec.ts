import { expect, test } from './support/fixtures.ts';
import { holdProgram } from './support/hold-program.ts';

test('a member sees the frame of the browse page before its program has come, and everybody in it after that', {
  tag: '@phone-smoke',
}, async ({ memberPage: page }) => {
  const letCome = await holdProgram(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.getByText('Who would you like to meet?')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading companions' })).toBeVisible();
  // What would be typed now would be lost.
  const search = page.getByPlaceholder('Search by name or interest');
  await expect(search).toBeVisible();
  await search.focus();
  await expect(search).not.toBeFocused();
  letCome();
  await expect(page.getByRole('heading', { level: 2, name: 'Suki' })).toBeVisible();
  await search.fill('Luca');
  await expect(page.getByRole('heading', { level: 2, name: 'Suki' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a member sees that a chat is on its way before its program has come', async ({ memberPage: page }) => {
  const letCome = await holdProgram(page);
  await page.goto('/chat?companionId=suki', { waitUntil: 'commit' });
  await expect(page.getByText('Loading companion...')).toBeVisible();
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
  await expect(page).toHaveTitle(/^Suki/);
});

test('a visitor sees nothing of a member’s frame on the way to the login', async ({ page }) => {
  const letCome = await holdProgram(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.getByText('Who would you like to meet?')).toBeHidden();
  letCome();
  await expect(page).toHaveURL(/\/login\?redirect=\/browse$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  for (const width of [390, 1280]) {
    test(`nothing moves on any page of ${width} px when its whole style sheet comes`, async ({
      page,
      problems,
    }) => {
      problems.expect(/ERR_FAILED/);
      await page.setViewportSize({ width, height: 900 });
      // The faces have the room that theirs takes in any case; here it is about everything else.
      await page.route('**/*.woff2', (route) => route.abort());
      const sitemap = await (await page.request.get('/sitemap.xml')).text();
      const paths = [...sitemap.matchAll(/<loc>https:\/\/site\.built\.test(.*?)<\/loc>/g)].map(
        ([, path]) => path,
      );
      expect(paths.length).toBeGreaterThan(10);
      for (const path of ['/browse', '/chat', ...paths]) {
        await page.goto(String(path));
        const boxes = () =>
          page.locator('body *').evaluateAll((elements) =>
            elements.map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return `${element.tagName} ${[x, y, width, height].map(Math.round)} ${getComputedStyle(element).color}`;
            }),
          );
        const before = await boxes();
        const url = await page.locator('link[data-rel="stylesheet"]').getAttribute('href');
        const styles = await (await page.request.get(String(url))).text();
        await page.evaluate((text) => {
          const element = document.createElement('style');
          element.textContent = text;
          document.head.append(element);
        }, styles);
        expect(await boxes(), `boxes of ${path}`).toEqual(before);
      }
    });
  }
});
