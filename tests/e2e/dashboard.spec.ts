import { says } from '../support/model-answers.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { clickHeart } from './support/hearts.ts';
import { siteMenu } from './support/site-menu.ts';

test('[R-DASH-02] [R-DASH-03] [R-DASH-04] [R-DASH-07] the dashboard shows a member’s chat and favorite, continues the chat and removes the favorite', {
  tag: '@phone-smoke',
}, async ({ account, memberPage: page, scriptedModel, server }) => {
  scriptedModel.willAnswer(says('Hello, stranger.'));
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'premium' });
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await chat.say('Good evening');
  await expect(chat.theirs).toContainText(['Hello, stranger.']);
  await server.add('user_favorites', [{ user_id: account.id, companion_id: 'suki' }]);

  await page.goto('/browse');
  await (await siteMenu(page)).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${account.fullName}` })).toBeVisible();
  await expect(page.getByText('Premium plan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  for (const figure of ['message sent', 'companion met', 'day together']) {
    await expect(page.locator('dl > div').filter({ hasText: figure })).toContainText('1');
  }
  const talks = page.getByRole('region', { name: 'Recent conversations' });
  await expect(talks).toContainText('“Hello, stranger.”');
  await expect(talks.getByRole('link', { name: 'Keep chatting with Suki' })).toBeVisible();
  const updates = page.getByRole('region', { name: 'Recent Updates' });
  await expect(updates.getByRole('heading', { level: 3 })).toHaveCount(3);

  const mine = page.getByRole('region', { name: 'Your Companions' });
  await mine.getByRole('link', { name: 'Start Chat with Suki' }).click();
  await expect(page).toHaveURL(/\/chat\?companion=suki$/);
  await expect(chat.theirs).toContainText(['Hello, stranger.']);
  await page.goBack();
  await clickHeart(mine, 'Suki');
  await expect(mine).toBeHidden();
  await expect(page.getByText('Suki is no longer a favorite.')).toBeVisible();
  expect(await server.read(`user_favorites?user_id=eq.${account.id}`)).toEqual([]);
});

test('[R-DASH-05] a companion that cannot be removed is restored with a message', async ({
  account,
  memberPage: page,
  problems,
  server,
}) => {
  problems.expect(/status of 400/);
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'basic' });
  await server.add('user_favorites', [{ user_id: account.id, companion_id: 'luca' }]);
  await page.goto('/dashboard');
  await page.route('**/rest/v1/user_favorites*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 400,
          json: { code: 'P0001', message: 'internal', details: null, hint: null },
        })
      : route.fallback(),
  );
  await clickHeart(page, 'Luca');
  await expect(page.getByText('Error removing from favorites')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile of Luca' })).toBeVisible();
});

test('[R-DASH-06] favorites of a free member are disabled, with a link to the plans', async ({
  account,
  memberPage: page,
  server,
}) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'basic' });
  await server.add('user_favorites', [{ user_id: account.id, companion_id: 'luca' }]);
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'free' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Favorites Disabled on Free Plan' })).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('[R-DASH-01] a dashboard whose session ends in another tab asks for authentication', async ({
  context,
  memberPage: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/profile?tab=security');
  await otherTab.getByRole('button', { name: 'Sign out everywhere' }).click();
  await otherTab.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(otherTab.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=\/dashboard$/);
});
