import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

test('[R-FIRST-14] opening a chat on a computer puts the cursor in the composer, by a link and by its address', async ({
  memberPage: page,
}) => {
  const { composer } = new Chat(page, 'Suki');
  await page.goto('/companion/suki');
  await page.getByRole('link', { name: 'Start Chatting' }).click();
  await expect(composer).toBeFocused();
  await page.reload();
  await expect(composer).toBeFocused();
});

test('[R-FIRST-14] every navigation moves the focus to the new heading, also between layouts', async ({
  memberPage: page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/chat?companionId=suki');
  // A link that is followed before the program runs loads a whole page, whose focus is the browser's.
  await expect(new Chat(page, 'Suki').composer).toBeFocused();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Browse Companions' }).click();
  await expect(heading).toHaveText(/Who would you like to meet/);
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'View Profile of Noor' }).click();
  await expect(heading).toHaveText('Noor');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(/Who would you like to meet/);
  await expect(heading).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('[R-FIRST-14] opening a chat moves the focus to its heading, so that no keyboard covers it', async ({
    memberPage: page,
  }) => {
    await page.goto('/companion/suki');
    await page.getByRole('link', { name: 'Start Chatting' }).tap();
    await expect(new Chat(page, 'Suki').composer).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeFocused();
  });
});

test('[R-API-10] opening a chat requests the usage once', async ({ memberPage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/chat-usage') && request.method() === 'GET') asked.push(request.url());
  });
  await page.goto('/chat?companionId=suki', { waitUntil: 'networkidle' });
  await expect(page.getByText(/^Remaining: \d/)).toBeVisible();
  expect(asked).toHaveLength(1);
});
