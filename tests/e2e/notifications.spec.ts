import type { Page } from '@playwright/test';
import { held } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

// The service worker shows them.
test.use({ serviceWorkers: 'allow' });

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/**
 * Without a screen Chromium takes every page for a visible one. For itself and its worker this one is now as if another
 * lay before it.
 */
async function setVisibility(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  for (const worker of page.context().serviceWorkers()) {
    await worker.evaluate((visibilityState) => {
      const { clients } = globalThis as unknown as { clients: { matchAll: () => Promise<object[]> } };
      clients.matchAll = async () => [{ visibilityState }];
    }, visibility);
  }
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test('a member enables notifications of replies, and the browser shows one without text while the page is in the background', async ({
  context,
  memberPage: page,
  scriptedModel,
  world,
}) => {
  await context.grantPermissions(['notifications'], { origin: world.site.url });
  await page.goto('/profile');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const box = page.getByRole('checkbox', { name: /^Tell me when a reply is ready/ });
  await expect(box).not.toBeChecked();
  // The box is checked when the browser has given its permission, which is not always at once.
  await box.click();
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();

  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.say('Hello');
  await reply.piece('Oh, hello!');
  await expect(chat.theirs).toContainText(['Oh, hello!']);
  await setVisibility(page, 'hidden');
  expect(await shown(page)).toEqual([]);
  await reply.finish();
  await expect.poll(() => shown(page)).toEqual([{ title: 'Suki', body: 'A reply is ready.' }]);

  await setVisibility(page, 'visible');
  await expect.poll(() => shown(page)).toEqual([]);
});

test('the profile explains how to unblock notifications that the browser blocks', async ({
  context,
  memberPage: page,
  world,
}) => {
  await context.grantPermissions([], { origin: world.site.url });
  await page.goto('/profile');
  await expect(page.getByText('Your browser blocks notifications from Amity.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Tell me when a reply is ready/ })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
});
