import type { Page } from '@playwright/test';
import { brand } from '#lib/brand.ts';
import { expect, test } from './support/fixtures.ts';
import { pageStates } from './support/page-states.ts';

/** Every public page and its heading. */
const publicPages: { path: string; heading: string }[] = [
  { path: '/', heading: 'Find Your Perfect AI Companion' },
  { path: '/about', heading: `About ${brand.name}` },
  { path: '/contact', heading: 'Contact Support' },
  { path: '/faq', heading: 'Questions people ask' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/pricing', heading: 'Pricing' },
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

test('[R-STATIC-01] every public page opens without a session, hydrates and violates no content security policy', async ({
  page,
}) => {
  const refused = await watchPolicy(page);
  for (const { path, heading } of [...publicPages, pageStates.meet]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await comesToLife(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('head > title')).toHaveCount(1);
    expect(await refused(), path).toEqual([]);
  }
});

test("[R-AUTH-31] a member's pages with toasts and long lists violate no content security policy, and no page sets a cookie", async ({
  context,
  memberPage: page,
}) => {
  const refused = await watchPolicy(page);
  for (const path of [
    '/',
    '/pricing',
    '/browse',
    '/chat?companionId=suki',
    '/companion/suki',
    '/dashboard',
    '/profile',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await refused(), path).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});

test('[R-CARE-18] the notice for minors is in the HTML of home and sign-up', async ({ page }) => {
  for (const path of ['/', '/signup']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('May not be suitable for some minors');
  }
});

test('the content security policy of the site refuses inline styles and scripts', async ({
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

  test('every public page can be read and has its title and description for search engines and link previews', async ({
    page,
  }) => {
    for (const { path, heading } of publicPages) {
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
    }
  });
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-FIRST-08] a meeting page has name, tagline and sample dialogue of its companion, and a picture of its own', async ({
    page,
    server,
  }) => {
    const [suki] = await server.read<{ tagline: string; example_dialogue: string }>('companions?id=eq.suki');
    await page.goto('/meet/suki');
    await expect(page).toHaveTitle(`Meet Suki | ${brand.name}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
    await expect(page.getByText(suki?.tagline ?? '', { exact: true })).toBeVisible();
    const sample = page.getByRole('region', { name: 'A sample of how Suki talks' });
    await expect(sample.getByRole('listitem').first()).toBeVisible();
    const content = async (selector: string) => (await page.locator(selector).getAttribute('content')) ?? '';
    expect(await content('meta[name="description"]')).toContain(suki?.tagline);
    expect(await content('meta[property="og:image"]')).toBe('https://site.built.test/meet/suki.png');
    const picture = await page.request.get('/meet/suki.png');
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  test('[R-FIRST-08, R-CARE-18] every public companion has such a page before any script, with the notice for minors', async ({
    page,
    world,
  }) => {
    expect(world.companions).toHaveLength(16);
    for (const id of world.companions) {
      const html = await (await page.request.get(`/meet/${id}`)).text();
      expect(html, id).toContain('A sample of how');
      expect(html, id).toContain('May not be suitable for some minors');
      expect(html, id).toContain(`https://site.built.test/meet/${id}.png`);
    }
  });

  test('[R-FIRST-09] the home page has the faces and names of its companions, and no skeleton of one', async ({
    page,
  }) => {
    await page.goto('/');
    const faces = page.getByRole('navigation', { name: 'Companions' }).getByRole('link');
    await expect(faces).toHaveCount(8);
    await expect(faces.filter({ hasText: 'Suki' })).toHaveAttribute('href', '/meet/suki');
    await expect(page.getByRole('link', { name: /^Learn More about (?!Amity)/ })).toHaveCount(4);
  });

  test('[R-FIRST-09] the plans with their prices are in the HTML of home, /pricing and /faq', async ({
    page,
    server,
  }) => {
    const plans = await server.read<{ name: string; price_gbp: number }>('plans?order=rank');
    expect(plans.length).toBeGreaterThan(1);
    for (const path of ['/', '/pricing']) {
      await page.goto(path);
      for (const { name, price_gbp: price } of plans) {
        const card = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name, exact: true }) });
        await expect(card, path).toContainText(`£${price}`);
        await expect(card.getByRole('link', { name: `Choose ${name}` }), path).toBeVisible();
      }
    }
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto('/faq');
    const html = await page.content();
    for (const { price_gbp: price } of plans) expect(html).toContain(`£${price}`);
  });

  test('[R-FIRST-09] no skeleton is painted in the HTML of a public page', async ({ page, world }) => {
    const meetings = world.companions.map((id) => `/meet/${id}`);
    for (const path of [...publicPages.map((each) => each.path), ...meetings]) {
      await page.goto(path);
      await expect(page.locator('.skeleton'), path).toHaveCount(0);
    }
  });
});

test('an unknown address returns 404 with the not-found page', async ({ page, problems }) => {
  problems.expect(/404 \(Not Found\)/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No one lives here' })).toBeVisible();
  await comesToLife(page);
});

test('[R-FIRST-08] the sitemap has every public page and the page of every public companion', async ({
  page,
  world,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://site.built.test/sitemap.xml');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/site\.built\.test(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const meetings = world.companions.map((id) => `/meet/${id}`);
  expect(listed.sort()).toEqual([...publicPages.map(({ path }) => path), ...meetings].sort());
});

test('[R-SHELL-19] a toast moves for 0.3 s and is removed after 2.5 to 6 s', async ({ memberPage: page }) => {
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
