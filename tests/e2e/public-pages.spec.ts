import type { Page } from '@playwright/test';
import { brand } from '../../web/src/lib/brand.ts';
import { expect, test } from './support/fixtures.ts';

/** Every public page: its heading, and whether the checklist names it. */
const publicPages: { path: string; heading: string; rows?: string }[] = [
  { path: '/', heading: 'Find Your Perfect AI Companion' },
  { path: '/about', heading: `About ${brand.name}`, rows: '[R-STATIC-01] ' },
  { path: '/contact', heading: 'Contact Support', rows: '[R-STATIC-01] ' },
  { path: '/faq', heading: 'Questions people ask', rows: '[R-STATIC-01] ' },
  { path: '/terms', heading: 'Terms of Service', rows: '[R-STATIC-01] ' },
  { path: '/privacy', heading: 'Privacy Policy', rows: '[R-STATIC-01] ' },
  { path: '/pricing', heading: 'Pricing', rows: '[R-STATIC-01] ' },
  { path: '/safety', heading: 'Safety' },
  { path: '/accessibility', heading: 'Accessibility' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/signup', heading: 'Create your account' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
];

/** Keeps what the browser says against the page's Content-Security-Policy, from the first line of HTML on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

/** React has taken over once the theme switch works. */
async function comesToLife(page: Page): Promise<void> {
  const switched = page.getByRole('button', { name: 'Switch to light' });
  await expect(async () => {
    if (!(await switched.isVisible())) await page.getByRole('button', { name: 'Switch to dark' }).click();
    await expect(switched).toBeVisible({ timeout: 1000 });
  }).toPass();
}

for (const { path, heading, rows = '' } of publicPages) {
  test(`${rows}${path} opens without a session, comes to life and keeps to its policy`, async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await comesToLife(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(page.url()).toMatch(new RegExp(`${path}$`));
    await expect(page.locator('head > title')).toHaveCount(1);
    expect(await refused()).toEqual([]);
  });
}

for (const path of ['/browse', '/chat?companionId=suki', '/companion/suki', '/dashboard', '/profile']) {
  test(`${path} keeps to the page's policy, toasts and long lists included`, async ({ memberPage: page }) => {
    const refused = await watchPolicy(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await refused()).toEqual([]);
  });
}

test('inline styles and scripts are refused by the policy the site is served with', async ({
  page,
  problems,
}) => {
  problems.expect(/Content Security Policy/);
  const refused = await watchPolicy(page);
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">no</p>');
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.body.append(script);
  });
  await expect
    .poll(refused)
    .toEqual([expect.stringContaining('style-src'), expect.stringContaining('script-src')]);
  await expect(page).not.toHaveTitle('taken');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of publicPages) {
    test(`${path} can be read, and says what it is to search engines and link previews`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(brand.name));
      const content = async (selector: string) =>
        (await page.locator(selector).getAttribute('content')) ?? '';
      const description = await content('meta[name="description"]');
      expect(description.length).toBeGreaterThan(40);
      expect(await content('meta[property="og:description"]')).toBe(description);
      expect(await content('meta[name="twitter:title"]')).toBe(await page.title());
      const url = `https://site.built.test${path}`;
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(url);
      expect(await content('meta[property="og:url"]')).toBe(url);
      const picture = new URL(await content('meta[property="og:image"]')).pathname;
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg');
    });
  }
});

test('an address that is not on the map is answered 404 with its page', async ({ page, problems }) => {
  problems.expect(/404 \(Not Found\)/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nobody lives here' })).toBeVisible();
  await comesToLife(page);
});

test('search engines get every public page', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://site.built.test/sitemap.xml');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/site\.built\.test(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(listed.sort()).toEqual(publicPages.map(({ path }) => path).sort());
});

test('[R-SHELL-19] a passing toast moves for 0.3 s and is gone after 2.5 to 6 s', async ({
  memberPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/browse');
  // On the free plan the heart is marked as disabled and answers with a toast.
  const heart = page.getByRole('button', { name: /to favorites/ }).first();
  await heart.click({ force: true });
  const toast = page.locator('[data-sonner-toast]').first();
  await expect(toast).toBeVisible();
  const shownAt = Date.now();
  const spans = await toast.evaluate((element) => getComputedStyle(element).transitionDuration.split(', '));
  expect(new Set(spans)).toEqual(new Set(['0.3s']));
  await page.mouse.move(0, 700);
  await expect(toast).toHaveCount(0);
  expect(Date.now() - shownAt).toBeGreaterThan(2000);
});

test('[R-AUTH-31] the page sets no cookie at all, neither for visitors nor for members', async ({
  memberPage: page,
  context,
}) => {
  for (const path of ['/', '/pricing', '/browse', '/chat?companionId=suki']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
});
