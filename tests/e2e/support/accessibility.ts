import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules about colors; in nothing else the dark theme differs from the light one. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violation on the current page. */
async function expectAccessible(page: Page, axe: AxeBuilder): Promise<void> {
  await settled(page);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary ?? ''}`),
  );
  expect.soft(findings, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}

/**
 * axe finds nothing in the light theme (WCAG 2.2 AA with target sizes, and best practices), nor in the colors of the
 * dark one.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const allRules = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, allRules);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, new AxeBuilder({ page }).withRules(colorRules));
}

const size = 4;

/** In parts that one test can look at in its time, on a busy machine too. */
export function chunks<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  );
}

/**
 * Waits until nothing is half-way between two looks, and nothing follows from it; what moves for ever is left to move.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // A change of the media shows in the frame after the next: in the first one its transitions begin.
    await nextFrame();
    await nextFrame();
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}
