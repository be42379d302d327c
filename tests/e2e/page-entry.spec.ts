import type { Page } from '@playwright/test';
import { framedPages, publicPages } from '../../web/build/public-pages.ts';
import { signUp } from './support/accounts.ts';
import { boxesOf, differences } from './support/element-boxes.ts';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';
import { adminPageStates, otherPageStates, type PageState, pageStates } from './support/page-states.ts';

/** Every width and both themes; on a phone, where room is short, in both. */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1024, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

const heading = (page: Page, state: PageState) => page.getByRole('heading', { name: state.heading }).first();

/**
 * Where a page is reached from: a page of the other kind (as HTML, or drawn here), and /pricing, whose HTML has its
 * style in it.
 */
function otherPages({ path }: PageState): string[] {
  const route = path.split('?')[0] ?? '';
  if (route === '/pricing') return ['/account-deleted'];
  const html = [...publicPages, ...framedPages].map((page) => page.route);
  const isHtml = [...html, pageStates.meet.path].includes(route);
  return isHtml ? ['/account-deleted', '/pricing'] : ['/pricing'];
}

/** Goes to the address without loading it, as a link does. */
async function reachFrom(other: string, page: Page, state: PageState): Promise<void> {
  await page.goto(other, { waitUntil: 'networkidle' });
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, state.path);
  await expect(heading(page, state)).toBeVisible();
}

/** Both pages show the same, in every width and theme, once all they wait for is there. */
async function expectSameLook(entered: Page, reached: Page): Promise<void> {
  for (const { width, colorScheme } of looks) {
    for (const page of [entered, reached]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
    }
    await expect
      .poll(
        async () => differences(await boxesOf(entered), await boxesOf(reached)),
        `entered / reached from another page, ${width} px, ${colorScheme}`,
      )
      .toEqual([]);
  }
}

/** The page shows the same entered directly and reached from every other kind of page. */
async function expectSameHoweverReached(entered: Page, state: PageState): Promise<void> {
  // A minute that ends between the two would change the times they show.
  await entered.context().clock.setFixedTime(new Date());
  const reached = await entered.context().newPage();
  for (const other of otherPages(state)) {
    await reachFrom(other, reached, state);
    // Last, so that what was still being written for either, the record of a change say, is on both.
    await reached.waitForLoadState('networkidle');
    await entered.goto(state.path, { waitUntil: 'networkidle' });
    await expect(heading(entered, state)).toBeVisible();
    await expectSameLook(entered, reached);
  }
}

for (const state of [...Object.values(pageStates), ...otherPageStates]) {
  const { member, path } = state;
  const plan = typeof member === 'string' ? ` on ${member}` : '';
  const title = `[R-FIRST-01] ${path} looks the same${member ? ` to a member${plan}` : ''} entered directly and reached from another page`;
  if (member) {
    test(title, async ({ account, memberPage, server }) => {
      if (member !== true) await server.change(`users?id=eq.${account.id}`, { subscription_tier: member });
      await expectSameHoweverReached(memberPage, state);
    });
  } else {
    test(title, async ({ page, problems }) => {
      if (state === pageStates.notFound) problems.expect(/404 \(Not Found\)/);
      await expectSameHoweverReached(page, state);
    });
  }
}

/** The page of the second factor shows another key each time. */
const { secondFactor, ...adminPages } = adminPageStates;

for (const state of Object.values(adminPages)) {
  test(`[R-FIRST-01] ${state.path} looks the same to an admin entered directly and reached from another page`, async ({
    adminPage,
    scriptedModel,
  }) => {
    offerModels(scriptedModel);
    await expectSameHoweverReached(adminPage, state);
  });
}

test('[R-FIRST-01] a list of people that is longer than the screen looks the same entered directly and reached from another page', async ({
  adminPage,
  server,
  world,
}) => {
  const people = await Promise.all(Array.from({ length: 30 }, () => signUp(world.stack)));
  for (const { id } of people.slice(0, 10)) await server.change(`users?id=eq.${id}`, { role: 'admin' });
  await expectSameHoweverReached(adminPage, adminPageStates.users);
  // A row that is higher than the others is one of which the table knows only once it was seen.
  const heights = await adminPage
    .getByRole('row')
    .filter({ has: adminPage.getByRole('cell') })
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect([...new Set(heights)]).toEqual([61]);
});
