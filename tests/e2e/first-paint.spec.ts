import { delayScripts } from './support/delay-scripts.ts';
import { expect, test } from './support/fixtures.ts';

test('a member sees the frame of the browse page before its script has loaded, and all companions after that', {
  tag: '@phone-smoke',
}, async ({ memberPage: page }) => {
  const letCome = await delayScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.getByText('Who would you like to meet?')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading companions' })).toBeVisible();
  // What would be typed now would be lost.
  const search = page.getByPlaceholder('Name or interest');
  await expect(search).toBeVisible();
  await search.focus();
  await expect(search).not.toBeFocused();
  letCome();
  await expect(page.getByRole('heading', { level: 2, name: 'Noor' })).toBeVisible();
  await search.fill('Yusuf');
  await expect(page.getByRole('heading', { level: 2, name: 'Noor' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a member sees that a chat is loading before its script has loaded', async ({ memberPage: page }) => {
  const letCome = await delayScripts(page);
  await page.goto('/chat?companionId=suki', { waitUntil: 'commit' });
  await expect(page.getByText('Loading companion...')).toBeVisible();
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
  await expect(page).toHaveTitle(/^Suki/);
});

test('a visitor who is sent to the login does not see a member’s frame', async ({ page }) => {
  const letCome = await delayScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.getByText('Who would you like to meet?')).toBeHidden();
  letCome();
  await expect(page).toHaveURL(/\/login\?redirect=\/browse$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
