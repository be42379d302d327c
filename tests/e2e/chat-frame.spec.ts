import type { Locator, Page } from '@playwright/test';
import { held, says } from '../support/model-answers.ts';
import { Chat } from './support/chat.ts';
import { storeConversation } from './support/conversations.ts';
import { expect, test } from './support/fixtures.ts';

const notices = (page: Page) => page.getByText(/IS A COMPUTER PROGRAM AND NOT A HUMAN BEING/);
const header = (page: Page) => page.getByRole('region', { name: 'Chat with Suki' }).locator('header');

/** The words of which a box shows some of the letters only. */
const cutWords = (text: Locator) =>
  text.evaluate((box) => {
    const node = box.firstChild as Text;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isInside = (rect: DOMRect) =>
      rect.left >= left - 1 && rect.right <= right + 1 && rect.top < bottom - 1 && rect.bottom > top + 1;
    return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const letters = Array.from(word, (_, at) => {
        const range = document.createRange();
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        return isInside(range.getBoundingClientRect());
      });
      return new Set(letters).size > 1 ? [word] : [];
    });
  });

/** How many lines of a message the conversation shows from their top to their bottom. */
const wholeLines = (message: Locator) =>
  message.evaluate((article) => {
    const log = article.closest('[role=log]')?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(article.querySelector('p') ?? article);
    const lines = new Map(Array.from(words.getClientRects(), ({ top, bottom }) => [top, bottom]));
    return [...lines].filter(([top, bottom]) => log && top >= log.top && bottom <= log.bottom).length;
  });

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
  test(`[R-FIRST-05] [R-FIRST-06] [R-FIRST-15] ${width} px wide and with the keyboard open, name, face, line and a whole line of the last message are visible`, async ({
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
    await expect.poll(() => wholeLines(chat.greeting)).toBeGreaterThanOrEqual(1);
    await expect(page.getByLabel('You could say').getByRole('button').first()).toBeInViewport({ ratio: 1 });
    scriptedModel.willAnswer(says('Hello there.'));
    await chat.say('Hello');
    await expect(chat.theirs.last()).toContainText('Hello there.');
    await expect.poll(() => wholeLines(chat.theirs.last())).toBe(1);

    // The reader was away for longer than half an hour.
    await page.addInitScript(() => {
      const key = 'chat_interaction_suki';
      const use = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...use, usedAt: use.usedAt - 31 * 60_000 }));
    });
    await page.reload();
    await expect(notices(page).last()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => wholeLines(chat.theirs.last())).toBe(1);
  });
}

for (const { width, height, reducedMotion } of [
  { width: 1280, height: 900, reducedMotion: 'no-preference' },
  { width: 1280, height: 640, reducedMotion: 'reduce' },
  { width: 390, height: 844, reducedMotion: 'no-preference' },
] as const) {
  test(`${width} by ${height} px and with motion: ${reducedMotion}, a chat opens at its very end and stays there while a reply is written`, async ({
    account,
    memberPage: page,
    scriptedModel,
    server,
  }) => {
    const texts = Array.from(
      { length: 24 },
      (_, index) => `Line ${index}: ${'the tram rang twice. '.repeat(4)}`,
    );
    await storeConversation(server, { userId: account.id, companionId: 'suki', texts });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion });
    const chat = new Chat(page, 'Suki');
    const actions = chat.theirs.last().getByRole('button', { name: 'Copy message' });
    await chat.open('suki');
    await expect(chat.theirs.last()).toContainText('Line 23');
    await expect(actions).toBeAttached();
    await expect.poll(() => chat.pixelsBelow()).toBe(0);

    const reply = held();
    scriptedModel.willAnswer(reply.answer);
    await chat.say('Hello');
    for (let piece = 0; piece < 6; piece++) {
      await reply.piece(`Piece ${piece}: ${'and then it rained. '.repeat(8)}\n\n`);
      await expect(chat.theirs.last()).toContainText(`Piece ${piece}`);
      await expect.poll(() => chat.pixelsBelow()).toBe(0);
    }
    await reply.finish();
    await expect(chat.send).toBeVisible();
    await expect.poll(() => chat.pixelsBelow()).toBe(0);

    await page.reload();
    await expect(chat.theirs.last()).toContainText('Piece 5');
    // They come after the words, and make the list no longer than it was.
    await expect(actions).toBeAttached();
    expect(await chat.pixelsBelow()).toBe(0);
    await chat.theirs.last().getByText('Piece 5').click();
    await expect(actions).toBeInViewport({ ratio: 1 });
  });
}

test('[R-FIRST-21] the tagline above a chat and the last words in the list show whole words only', async ({
  account,
  memberPage: page,
  server,
}) => {
  const texts = ['Hello!', 'Biscuit! I was hoping you would come by before the kiosk closes.'];
  await storeConversation(server, { userId: account.id, companionId: 'suki', texts });
  await page.goto('/chat?companionId=suki');
  const tagline = header(page).getByText(/^Draws strangers on trains/);
  const lastWords = page.getByRole('link', { name: /Biscuit/ }).getByText(/^Biscuit!/);
  for (const width of [1280, 1130, 1060, 1025]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tagline).toBeVisible();
    // It would paint its ellipsis over letters that are still in their place.
    await expect(tagline).toHaveCSS('-webkit-line-clamp', 'none');
    expect.soft(await cutWords(tagline), `tagline at ${width}`).toEqual([]);
    await expect(lastWords).toBeVisible();
    expect.soft(await cutWords(lastWords), `last words at ${width}`).toEqual([]);
  }
});
