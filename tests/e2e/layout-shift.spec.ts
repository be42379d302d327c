import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';
import { adminPageStates, otherPageStates, type PageState, pageStates } from './support/page-states.ts';

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

for (const state of Object.values(adminPageStates)) {
  test(`[R-FIRST-22] ${state.path} hardly moves while it comes, to an admin, on a phone and wide`, async ({
    adminPage: page,
    scriptedModel,
  }) => {
    offerModels(scriptedModel);
    await watchShifts(page);
    await expectCalm(page, state);
  });
}

test('[R-FIRST-22] costs, pauses, counts and subscriptions hardly move the pages of the admin area while they come', async ({
  account,
  adminPage: page,
  server,
}) => {
  const calls = ['2026-01-15', '2026-02-15'].map((day) => ({
    id: crypto.randomUUID(),
    user_id: account.id,
    tier: 'premium',
    purpose: 'reply',
    provider: 'openrouter',
    model: 'maker/model',
    outcome: 'finished',
    usage_known: true,
    prompt_tokens: 900,
    completion_tokens: 100,
    cost_usd: 0.01,
    started_at: `${day}T12:00:00Z`,
    ended_at: `${day}T12:00:05Z`,
  }));
  const now = new Date().toISOString();
  await server.add('model_calls', calls);
  await server.add('pauses', [{ user_id: account.id, appealed_at: now, appeal_text: 'I am 34.' }]);
  await server.add('safety_counts', [{ month: '2021-01-01', country: 'IE', topic: 'suicide', count: 3 }]);
  await server.add('stripe_subscriptions', [
    {
      id: `sub_${crypto.randomUUID()}`,
      user_id: account.id,
      status: 'active',
      is_live: true,
      plan_name: 'basic',
    },
  ]);
  await watchShifts(page);
  await expectCalm(page, { path: '/admin/costs', heading: 'By model' });
  await expectCalm(page, { path: '/admin/safety', heading: 'Help lines shown' });
  await expect(page.getByText('I am 34.')).toBeVisible();
  await expectCalm(page, { path: '/admin/subscriptions', heading: 'Subscriptions' });
  await expect(page.getByRole('row').filter({ hasText: account.email })).toBeVisible();
  await server.remove(`model_calls?id=in.(${calls.map(({ id }) => id).join(',')})`);
  await server.remove('safety_counts?month=eq.2021-01-01');
});

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
