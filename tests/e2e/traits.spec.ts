import type { Page } from '@playwright/test';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { promptSentWith } from './support/prompt.ts';

test.beforeEach(async ({ account, server }) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'ultimate' });
});

test('[R-CHAT-03, R-CHAT-04, R-API-18] core traits chosen in a chat show in its header on every device, are in the prompt, and end with the plan', {
  tag: '@phone-smoke',
}, async ({ account, isMobile, memberPage: page, openAs, scriptedModel, server }) => {
  const chat = new Chat(page, 'Suki');
  const chipsOf = (shown: Page) => shown.getByRole('list', { name: 'Core traits' }).getByRole('listitem');
  const chips = chipsOf(page);
  /** On a phone the chips are in the menu. */
  const showChips = async ({ menu } = chat) => {
    if (isMobile) await menu.click();
  };
  const promptOf = (text: string) => promptSentWith(chat, scriptedModel, text);
  const [suki] = await server.read<{ core_traits: string[] }>('companions?id=eq.suki&select=core_traits');
  const own = suki?.core_traits ?? [];

  await chat.open('suki');
  await showChips();
  await expect(chips).toHaveText(own.slice(0, 3));
  await page.keyboard.press('Escape');
  await chat.choose('Customize Core Traits');
  const modal = page.getByRole('dialog', { name: 'Customize Core Traits' });
  const offered = modal.getByRole('group').getByRole('button');
  await expect(offered.first()).toBeVisible();
  const names = (await offered.allTextContents()).filter((name) => !own.includes(name)).slice(0, 4);
  expect(names).toHaveLength(4);
  const [fourth = '', ...chosen] = names.sort();
  for (const name of chosen) await modal.getByRole('button', { name, exact: true }).click();
  await expect(modal.getByText('3 of 3 chosen')).toBeVisible();
  await expect(modal.getByRole('button', { name: fourth, exact: true })).toBeDisabled();
  await modal.getByRole('button', { name: 'Save traits' }).click();
  await expect(modal).not.toBeVisible();
  await expect(chat.menu).toBeFocused();
  await showChips();
  await expect(chips).toHaveCount(3);
  expect((await chips.allTextContents()).sort()).toEqual(chosen);
  await page.keyboard.press('Escape');
  for (const name of chosen) expect(await promptOf(`Are you ${name}?`)).toContain(name);

  const other = await openAs(account);
  const otherChat = new Chat(other, 'Suki');
  await otherChat.open('suki');
  await showChips(otherChat);
  const otherChips = chipsOf(other);
  await expect(otherChips).toHaveCount(3);
  expect((await otherChips.allTextContents()).sort()).toEqual(chosen);

  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'premium' });
  await expect(chips).toHaveCount(0);
  await chat.menu.click();
  await expect(page.getByRole('button', { name: 'Customize Core Traits' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(otherChips).toHaveCount(0);
  expect(await promptOf('And on a smaller plan?')).toContain(
    `Your core traits: ${own.map((trait) => `"${trait}"`).join(', ')}.`,
  );
});
