import type { Page } from '@playwright/test';
import { says } from '../support/model-answers.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

const notices = (page: Page) => page.getByText(/IS A COMPUTER PROGRAM AND NOT A HUMAN BEING/);
const header = (page: Page) => page.getByRole('region', { name: 'Chat with Suki' }).locator('header');

/** The companion says this first. */
async function storedGreeting(server: { read: <Row>(query: string) => Promise<Row[]> }): Promise<string> {
  const [suki] = await server.read<{ greeting: string }>('companions?id=eq.suki&select=greeting');
  return suki?.greeting ?? '';
}

test('[R-FIRST-02] [R-FIRST-03] [R-FIRST-05] a chat opens with greeting and openers, stores nothing until the first message, and has its notice once', async ({
  account,
  memberPage: page,
  scriptedModel,
  server,
}) => {
  const chat = new Chat(page, 'Suki');
  const stored = () =>
    server.read<{ is_greeting: boolean }>(`messages?user_id=eq.${account.id}&select=is_greeting`);
  await chat.open('suki');
  await expect(chat.greeting).toContainText(await storedGreeting(server));
  await expect(page.getByText(/^Remaining: \d/)).toBeVisible();
  const opener = page.getByLabel('You could say').getByRole('button').first();
  const words = (await opener.textContent()) ?? '';
  await opener.click();
  await expect(chat.composer).toHaveValue(words);
  await expect(chat.composer).toBeFocused();
  expect(await stored()).toEqual([]);

  scriptedModel.willAnswer(says('*smiles* Tell me **more**.'));
  await chat.send.click();
  await expect(chat.theirs).toContainText(['smiles Tell me more.']);
  await expect(chat.greeting).toHaveCount(1);
  await expect.poll(async () => (await stored()).filter((row) => row.is_greeting)).toHaveLength(1);
  await page.reload();
  await expect(chat.theirs).toContainText(['smiles Tell me more.']);
  await expect(chat.greeting).toHaveCount(1);
  await expect(notices(page)).toHaveCount(1);
});

for (const width of [320, 390]) {
  test(`[R-FIRST-05] [R-FIRST-06] [R-FIRST-15] ${width} px wide and with the keyboard open, name, face, line and last message are visible`, async ({
    memberPage: page,
    scriptedModel,
  }) => {
    await page.setViewportSize({ width, height: 420 });
    const chat = new Chat(page, 'Suki');
    await chat.open('suki');
    await expect(page.getByText('Remaining: 5')).toBeInViewport();
    await expect(page.getByText(/^\d+ min once you write$/)).toBeInViewport();
    const line = page.getByText('Remaining: 5').or(page.getByText(/^\d+ min once you write$/));
    const heights = await line.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 99))).toBeLessThan(8);
    await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Get help' })).toBeInViewport();
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(104);
    scriptedModel.willAnswer(says('Hello there.'));
    await chat.say('Hello');
    await expect(chat.theirs.last()).toContainText('Hello there.');
    await expect(chat.theirs.last()).toBeInViewport();

    // The reader was away for longer than half an hour.
    await page.addInitScript(() => {
      const key = 'chat_interaction_suki';
      const use = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...use, usedAt: use.usedAt - 31 * 60_000 }));
    });
    await page.reload();
    await expect(notices(page).last()).toBeInViewport();
    await expect(chat.theirs.last()).toBeInViewport();
  });
}
