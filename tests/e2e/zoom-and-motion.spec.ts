import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const paths = [
  '/',
  '/about',
  '/meet/suki',
  '/pricing',
  '/faq',
  '/contact',
  '/terms',
  '/privacy',
  '/safety',
  '/accessibility',
  '/login',
  '/signup',
  '/forgot-password',
  '/no-such-page',
];

/** How many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('at 320 pixels, which is 400 % of 1280', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every public page scrolls in one direction only', async ({ page, problems }) => {
    problems.expect(/404 \(Not Found\)/);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('at 200 %', () => {
  // Zooming halves the window and doubles every pixel.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('public pages keep every heading, field and button reachable', async ({ page }) => {
    for (const path of ['/', '/meet/suki', '/pricing', '/signup', '/contact']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
      const parts = page.locator('main').locator('h1, h2, h3, input, select, textarea, button, a');
      for (const part of await parts.all()) {
        if (!(await part.isVisible())) continue;
        await part.scrollIntoViewIfNeeded();
        const box = await part.boundingBox();
        const where = `${path}: ${await part.textContent()}`;
        expect.soft(box && box.x >= 0 && box.x + box.width <= 640, where).toBe(true);
      }
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('public pages have no animation', async ({ page }) => {
    for (const path of ['/', '/pricing', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 50)
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect.soft(moving, path).toEqual([]);
      const behavior = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      expect.soft(behavior, path).toBe('auto');
    }
  });
});
