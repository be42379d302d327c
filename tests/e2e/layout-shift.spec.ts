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
  sources: { node: Node | null }[];
};

/** Sums what moves in a page without being asked to, and names what moved, from its first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const nameOf = ({ node }: { node: Node | null }) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone').slice(0, 60);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectCalm(page: Page, { path, heading }: PageState): Promise<void> {
  await watchShifts(page);
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
      await expectCalm(memberPage, state);
    });
  } else {
    test(title, async ({ page, problems }) => {
      if (state === pageStates.notFound) problems.expect(/404 \(Not Found\)/);
      await expectCalm(page, state);
    });
  }
}
