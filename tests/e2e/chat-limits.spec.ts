import { says } from '../support/model-answers.ts';
import { Chat } from './support/chat.ts';
import { storeConversation } from './support/conversations.ts';
import { expect, test } from './support/fixtures.ts';
import { clickHeart } from './support/hearts.ts';

/** For somebody who can save the companion without an upgrade. */
const expired = /^Chat expired\. Refresh page or switch companion to start a new \d+-minute session\.$/;
const limit = 'Daily message limit reached. Please upgrade your plan on the Pricing page.';
/** To somebody who can write to no other companion today either. */
const lock = 'Free session for this companion ended. Upgrade plan.';
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const today = () => new Date().toISOString().slice(0, 10);

type Plan = { messages_per_day: number; active_chats: number };

test('[R-CHAT-09] [R-CHAT-10] after the last message of the day the input is disabled and shows when it opens again', {
  tag: '@phone-smoke',
}, async ({ account, memberPage: page, scriptedModel, server }) => {
  const [plan] = await server.read<Plan>('plans?tier=eq.free&select=messages_per_day');
  const used = (plan?.messages_per_day ?? 0) - 1;
  await server.add('daily_usage', [{ user_id: account.id, day: today(), used }]);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByText('Remaining: 1')).toBeVisible();
  scriptedModel.willAnswer(says('Hello there.'));
  await chat.say('Hello');
  await expect(chat.theirs).toContainText(['Hello there.']);
  await expect(chat.composer).toBeDisabled();
  await expect(chat.composer).toHaveAttribute('placeholder', 'Daily limit reached');
  await expect(page.getByText(limit)).toBeVisible();
  await expect(page.getByText(/^Your next messages come (tomorrow )?at \d\d?:\d\d\.$/)).toBeVisible();
});

test('[R-CHAT-17] [R-CHAT-18] [R-CHAT-20] a temporary chat expires at zero while it is open and starts again on request', async ({
  account,
  memberPage: page,
  scriptedModel,
  server,
}) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'basic' });
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Hello there.'));
  await chat.say('Hello');
  await expect(chat.theirs).toContainText(['Hello there.']);
  await server.change(`chats?user_id=eq.${account.id}`, { expires_at: soon(4000) });
  await expect(page.getByRole('timer')).toHaveText(/^00:0\d left$/);
  await expect(page.getByText(expired)).toBeVisible();
  await expect(chat.mine).toHaveCount(0);
  await expect(chat.send).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText(expired)).toBeHidden();
  scriptedModel.willAnswer(says('Welcome back.'));
  await chat.say('Hello again');
  await expect(chat.theirs).toHaveText([/Welcome back\./]);
});

test('[R-CHAT-21] a locked chat of a free member opens by itself when messages are available again', async ({
  account,
  memberPage: page,
  problems,
  scriptedModel,
  server,
}) => {
  problems.expect(/409/);
  const [plan] = await server.read<Plan>('plans?tier=eq.free&select=messages_per_day');
  await server.add('daily_usage', [{ user_id: account.id, day: today(), used: plan?.messages_per_day }]);
  await server.add('chats', [{ user_id: account.id, companion_id: 'suki', expires_at: soon(-1000) }]);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByText(lock)).toBeVisible();
  await expect(chat.send).toHaveAttribute('aria-disabled', 'true');

  await server.change(`daily_usage?user_id=eq.${account.id}`, { used: 0 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText(lock)).toBeHidden();
  scriptedModel.willAnswer(says('Hello there.'));
  await chat.say('Hello');
  await expect(chat.theirs).toContainText(['Hello there.']);
});

test('[R-CHAT-25] a chat beyond the plan’s limit is refused with the numbers, and the text stays', async ({
  account,
  memberPage: page,
  problems,
  server,
}) => {
  problems.expect(/409/);
  await storeConversation(server, { userId: account.id, companionId: 'luca', texts: ['Ciao', 'Ciao!'] });
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await chat.say('Hello');
  await expect(
    page.getByText('Active chat limit reached (1/1). Finish another chat or clear one.'),
  ).toBeVisible();
  await expect(chat.composer).toHaveValue('Hello');
});

test('[R-CHAT-22] [R-CHAT-23] [R-CHAT-24] the favorite button saves a chat, and a second click makes it temporary again', async ({
  account,
  memberPage: page,
  scriptedModel,
  server,
}) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'premium' });
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Hello there.'));
  await chat.say('Hello');
  await expect(page.getByRole('timer')).toBeVisible();
  await clickHeart(page, 'Suki');
  await expect(page.getByText('Suki is one of your favorites now.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await clickHeart(page, 'Suki');
  await expect(page.getByText('Suki is no longer a favorite.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(chat.theirs).toContainText(['Hello there.']);
  scriptedModel.willAnswer(says('Still here.'));
  await chat.say('And now?');
  await expect(page.getByRole('timer')).toBeVisible();
});

test('[R-CHAT-30] a downgrade while chatting shows a message, and the saved chat gets an expiry', async ({
  account,
  memberPage: page,
  server,
}) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'premium' });
  await server.add('user_favorites', [{ user_id: account.id, companion_id: 'suki' }]);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByRole('button', { name: 'Remove Suki from favorites' })).toBeVisible();
  await server.call('change_plan', { p_user_id: account.id, p_tier: 'free' });
  await expect(page.getByText('Plan downgraded – chat will auto-expire unless saved')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Suki to favorites' })).toBeVisible();
});

test('[R-DATA-03, R-PROD-18] a member who is blocked while chatting sees it, and finds the typed text when it ends', async ({
  account,
  memberPage: page,
  problems,
  server,
}) => {
  problems.expect(/403/);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByText(/^Remaining: \d/)).toBeVisible();
  await chat.composer.fill('Hello');
  await server.change(`users?id=eq.${account.id}`, { status: 'blocked' });
  const blocked = page.getByRole('heading', { name: 'Your account is blocked' });
  await expect(blocked).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to support' })).toBeVisible();
  await server.change(`users?id=eq.${account.id}`, { status: 'active' });
  await page.reload();
  await expect(chat.composer).toHaveValue('Hello');
});
