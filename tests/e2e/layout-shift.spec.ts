import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { otherPageStates, type PageState, pageStates } from './support/page-states.ts';

/** The most that may move while a page comes (budgets). */
const MOST = 0.02;

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * Records what moves in a page without being asked to, from its first paint on: what it is, from where and to where.
 * Nothing comes from the cache, so that the page is as a stranger's first.
 */
async function watchShifts(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const name =
        node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone').slice(0, 60);
      return `${name}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectCalm(page: Page, { path, heading }: PageState): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    const shifts = await page.evaluate(
      () =>
        new Promise<{ value: number; moved: string[] }[]>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(Reflect.get(window, 'layoutShifts'))),
          ),
        ),
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, `${viewport.width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
  }
}

for (const state of [...Object.values(pageStates), ...otherPageStates]) {
  const { member, path } = state;
  const plan = typeof member === 'string' ? ` on ${member}` : '';
  const title = `[R-FIRST-22] ${path} hardly moves while it comes${member ? `, to a member${plan}` : ''}, on a phone and wide`;
  if (member) {
    test(title, async ({ account, memberPage, server }) => {
      if (member !== true) await server.change(`users?id=eq.${account.id}`, { subscription_tier: member });
      await watchShifts(memberPage);
      await expectCalm(memberPage, state);
    });
  } else {
    test(title, async ({ page, problems }) => {
      if (state === pageStates.notFound) problems.expect(/404 \(Not Found\)/);
      await watchShifts(page);
      await expectCalm(page, state);
    });
  }
}

test('[R-FIRST-22] the meeting page of every companion hardly moves while it comes, on a phone and wide', async ({
  page,
  world,
  server,
}) => {
  const ids = world.companions.map((id) => `"${id}"`).join(',');
  const companions = await server.read<{ id: string; name: string }>(
    `companions?id=in.(${ids})&select=id,name`,
  );
  expect(companions).toHaveLength(world.companions.length);
  await watchShifts(page);
  for (const { id, name } of companions) await expectCalm(page, { path: `/meet/${id}`, heading: name });
});
