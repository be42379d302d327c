import type { Page } from '@playwright/test';
import { test as base, expect } from './support/fixtures.ts';
import { clickHeart, heart, isReady } from './support/hearts.ts';

const CROWD = 120;

const test = base.extend<{ crowd: undefined }>({
  /** More companions than a page holds, older than all others; they leave with the test. */
  crowd: async ({ server }, use) => {
    const rows = Array.from({ length: CROWD }, (_, index) => ({
      id: `crowd${index}`,
      name: `Crowd ${index}`,
      tagline: 'One of many',
      description: index === 77 ? 'Keeps a lighthouse in Zanzibar.' : 'Keeps a lighthouse.',
      is_public: true,
      created_at: new Date(Date.UTC(2020, 0, 1) - index * 60_000).toISOString(),
    }));
    await server.add('companions', rows);
    await use(undefined);
  },
});

type Plan = { tier: string; name: string; favorites: number };

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const isFull = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Remove ${name} from favorites` })).toBeVisible();
const isEmpty = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Add ${name} to favorites` })).toBeVisible();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search companions' });

// A plan without favorites and one with some; that every plan keeps to its number is proven in the database.
for (const tier of ['free', 'premium']) {
  test(`[R-FAV-01] [R-BROWSE-01] a ${tier} member searches companions and saves as many favorites as the plan allows`, {
    tag: '@phone',
  }, async ({ account, memberPage: page, problems, server }) => {
    problems.expect(/status of 400/);
    if (tier !== 'free') await server.call('change_plan', { p_user_id: account.id, p_tier: tier });
    const [plan] = await server.read<Plan>(`plans?tier=eq.${tier}&select=tier,name,favorites`);
    const limit = plan?.favorites ?? Number.NaN;
    await page.goto('/browse');
    const wanted = ['Suki', 'Luca', 'Amara', 'Hunter', 'Carmen'].slice(0, limit + 1);
    for (const [index, name] of wanted.entries()) {
      await search(page).fill(name);
      // Until nobody else is listed the cards still change places.
      await expect(page.getByText('1 companion', { exact: true })).toBeVisible();
      await isReady(page, name);
      await expect(heart(page, name)).toHaveAttribute('aria-disabled', String(limit === 0));
      await clickHeart(page, name);
      if (index < limit) await expect(page.getByText(`${name} is one of your favorites now.`)).toBeVisible();
    }
    await expect(
      page.getByText(
        limit === 0
          ? 'Upgrade required: favorites unavailable on Free plan.'
          : 'Plan favourite limit reached. Upgrade for more.',
      ),
    ).toBeVisible();
    await isEmpty(page, wanted.at(-1) ?? '');
    expect(await server.read(`user_favorites?user_id=eq.${account.id}`)).toHaveLength(limit);
    for (const name of wanted.slice(0, limit)) {
      await search(page).fill(name);
      await isFull(page, name);
    }
  });
}

test('[R-BROWSE-02] search, filter and order are in the address, for a reload, Back and a shared link', {
  tag: '@phone-smoke',
}, async ({ memberPage: page }) => {
  await page.goto('/browse?filter=romantics&sort=name');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names.first()).toBeVisible();
  const unfold = page.getByRole('button', { name: 'Filters (2)' });
  if (await unfold.isVisible()) await unfold.click();
  await expect(page.getByRole('button', { name: 'Romantics' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('name');
  const shown = await names.allTextContents();
  expect(shown).toEqual([...shown].sort());
  await search(page).fill('no such person');
  await expect(page.getByRole('heading', { name: 'No companions found' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=no\+such\+person/);
  await page.reload();
  await expect(search(page)).toHaveValue('no such person');
  await search(page).fill('');
  await card(page, shown[0] ?? '')
    .getByRole('link', { name: /^View Profile/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: shown[0] ?? '' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/filter=romantics/);
  // How many are drawn depends on where the page stands; who stands first does not.
  await expect.poll(async () => (await names.allTextContents()).slice(0, 3)).toEqual(shown.slice(0, 3));
});

test('[R-BROWSE-03] the grid has one column on a phone, then two, three and four as it grows wider', async ({
  memberPage: page,
}) => {
  await page.goto('/browse');
  const grid = page.getByRole('list').filter({ has: card(page, 'Noor') });
  for (const [width, columns] of [
    [390, 1],
    [700, 2],
    [1100, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        grid.first().evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
      )
      .toBe(columns);
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(overflows, `sideways at ${width}`).toBe(false);
  }
});

test('[R-BROWSE-01] a long list shows all companions by scrolling or search, and renders only a few at once', {
  tag: '@phone',
}, async ({ crowd: _, memberPage: page }) => {
  await page.goto('/browse');
  await expect(card(page, 'Noor')).toBeVisible();
  const end = card(page, `Crowd ${CROWD - 1}`);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeLessThan(CROWD / 2);
  await search(page).fill('zanzibar LIGHTHOUSE');
  await expect(card(page, 'Crowd 77')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Crowd 77']);
});

test('[R-BROWSE-12] a downgrade while browsing removes favorites with a message; an upgrade shows the new plan', async ({
  account,
  memberPage: page,
  server,
}) => {
  await page.goto('/browse');
  await expect(heart(page, 'Suki')).toHaveAttribute('aria-disabled', 'true');
  await server.call('change_plan', { p_user_id: account.id, p_tier: 'premium' });
  await expect(page.getByText('Plan updated: now on Premium.')).toBeVisible();
  await expect(heart(page, 'Suki')).toHaveAttribute('aria-disabled', 'false');
  await clickHeart(page, 'Suki');
  await expect(page.getByText('Suki is one of your favorites now.')).toBeVisible();
  await isFull(page, 'Suki');

  await server.call('change_plan', { p_user_id: account.id, p_tier: 'free' });
  await expect(page.getByText('Plan downgraded: favorites cleared. Hearts removed.')).toBeVisible();
  await isEmpty(page, 'Suki');
  expect(await server.read(`user_favorites?user_id=eq.${account.id}`)).toEqual([]);
});

test('[R-FAV-02] [R-FAV-08] a favorite that cannot be saved is reverted with a message, and a saved one shows in a second tab', async ({
  account,
  context,
  memberPage: page,
  problems,
  server,
}) => {
  await server.call('change_plan', { p_user_id: account.id, p_tier: 'basic' });
  problems.expect(/status of 400/);
  await page.goto('/browse');
  await isReady(page, 'Suki');
  await page.route('**/rest/v1/user_favorites*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { code: 'P0001', message: 'internal', details: null, hint: null },
        })
      : route.fallback(),
  );
  await clickHeart(page, 'Suki');
  await expect(page.getByText('Error updating favourites!')).toBeVisible();
  await isEmpty(page, 'Suki');
  await page.unroute('**/rest/v1/user_favorites*');

  const otherTab = await context.newPage();
  await otherTab.goto('/companion/suki');
  await isEmpty(otherTab, 'Suki');
  await clickHeart(page, 'Suki');
  await isFull(page, 'Suki');
  await isFull(otherTab, 'Suki');
});

test('[R-BROWSE-08] [R-COMP-02] an admin has links to create and to edit a companion', async ({
  account,
  memberPage: page,
  server,
}) => {
  await page.goto('/browse');
  await expect(card(page, 'Suki')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New Companion' })).toBeHidden();
  await server.change(`users?id=eq.${account.id}`, { role: 'admin' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Create New Companion' })).toHaveAttribute(
    'href',
    '/admin/companions/create',
  );
  await page.goto('/companion/suki');
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/admin/companions/edit/suki',
  );
  await server.change(`users?id=eq.${account.id}`, { role: 'user' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
});
