import type { Page } from '@playwright/test';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { promptSentWith } from './support/prompt.ts';

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const nickname = (page: Page) => page.getByLabel('Nickname (optional)');

/** Puts the tone on this place of its scale. */
async function setTone(page: Page, tone: number): Promise<void> {
  await page.getByRole('slider').fill(String(tone));
}

test('[R-SHELL-07] a visitor of the customisation wizard is sent home', async ({ page }) => {
  await page.goto('/customise?companion=suki');
  await expect(page).toHaveURL(/\/$/);
});

for (const { tier, has } of [
  { tier: 'basic', has: false },
  { tier: 'premium', has: true },
]) {
  test(`[R-SHELL-07, R-PLAN-06] a person on ${tier} ${has ? 'customises Suki' : 'is sent home'}, and the profile agrees`, async ({
    account,
    memberPage: page,
    server,
  }) => {
    await server.change(`users?id=eq.${account.id}`, { subscription_tier: tier });
    await page.goto('/companion/suki');
    await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
    const entry = page.getByRole('link', { name: 'Customize' });
    if (has) {
      await entry.click();
      await expect(step(page, 'Companion Overview')).toBeVisible();
    } else {
      await page.goto('/customise?companion=suki');
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/companion/suki');
      await expect(page.getByRole('link', { name: 'Start Chatting' })).toBeVisible();
      await expect(entry).toHaveCount(0);
    }
  });
}

test.describe('on premium', () => {
  test.beforeEach(async ({ account, server }) => {
    await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'premium' });
  });

  test('[R-CUST-02, R-CUST-05, R-CUST-06] customisation is in the model’s prompt until it is reset', {
    tag: '@smoke',
  }, async ({ account, memberPage: page, scriptedModel, server }) => {
    const chat = new Chat(page, 'Suki');
    const promptOf = (text: string) => promptSentWith(chat, scriptedModel, text);

    await page.goto('/customise?companion=suki');
    await press(page, 'Continue');
    await press(page, 'Wise');
    await press(page, 'Continue');
    await setTone(page, 80);
    await press(page, 'Continue');
    await nickname(page).fill('Captain');
    await press(page, 'Save and chat');
    await expect(page).toHaveURL(/\/chat\?companion=suki$/);
    const customised = await promptOf('Hello');
    expect(customised).toContain('Let these traits show most: "Wise".');
    expect(customised).toContain('Tone: Bold & Flirty.');
    expect(customised).toContain('They like to be called "Captain".');

    await page.goto('/customise?companion=suki');
    await press(page, 'Reset Suki');
    await press(page, 'Remove my changes');
    await expect(page.getByRole('heading', { name: 'What you have set' })).toHaveCount(0);
    await chat.open('suki');
    expect(await promptOf('And now?')).not.toMatch(/Captain|Bold & Flirty|show most/);

    await server.add('companion_customisations', [
      { user_id: account.id, companion_id: 'suki', traits: ['Wise'], tone: 80, nickname: 'Captain' },
    ]);
    expect(await promptOf('Again?')).toContain('Captain');
    await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'basic' });
    expect(await promptOf('On a smaller plan?')).not.toMatch(/Captain|Bold & Flirty|show most/);
  });

  test('a draft of the wizard survives a reload at its step, and saved input shows on another device', async ({
    account,
    memberPage: page,
    openAs,
  }) => {
    await page.goto('/customise?companion=suki&step=2');
    await press(page, 'Gentle');
    await press(page, 'Continue');
    await setTone(page, 10);
    await page.reload();
    await expect(step(page, 'Adjust Conversation Tone')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveValue('10');
    await press(page, 'Continue');
    await expect(page.getByText('Gentle')).toBeVisible();
    await nickname(page).fill('Skipper');
    await press(page, 'Save and chat');
    await expect(page).toHaveURL(/\/chat/);

    const other = await openAs(account);
    await other.goto('/customise?companion=suki&step=4');
    await expect(nickname(other)).toHaveValue('Skipper');
    await nickname(other).fill('Admiral');
    await press(other, 'Save and chat');
    await expect(other).toHaveURL(/\/chat/);
    await page.goto('/customise?companion=suki&step=4');
    await expect(nickname(page)).toHaveValue('Admiral');
    await expect(page.getByText('Soft & Caring')).toBeVisible();
  });

  test('[R-SAFE-10] a forbidden nickname is refused at its field, and the input stays', async ({
    memberPage: page,
    problems,
  }) => {
    problems.expect(/400 \(Bad Request\)/);
    await page.goto('/customise?companion=suki&step=4');
    await nickname(page).fill('horny schoolgirl');
    await press(page, 'Save and chat');
    await expect(page.getByText(/^This nickname goes against our content rules/)).toBeVisible();
    await expect(nickname(page)).toHaveValue('horny schoolgirl');
    await expect(nickname(page)).toBeFocused();
  });
});
