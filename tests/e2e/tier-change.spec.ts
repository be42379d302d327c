import { signUp } from './support/accounts.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

type Plan = { tier: string; messages_per_day: number };

test("[R-CHAT-29] a plan that changes on the server shows on that user's open page without a reload, and on no other user's", {
  tag: '@smoke',
}, async ({ account, openAs, server, world }) => {
  const other = await signUp(world.stack);
  const [page, otherPage] = await Promise.all([openAs(account), openAs(other)]);
  const plans = await server.read<Plan>('plans?tier=in.(free,premium)&select=tier,messages_per_day');
  const remaining = (tier: string) =>
    `Remaining: ${plans.find((plan) => plan.tier === tier)?.messages_per_day}`;
  for (const open of [page, otherPage]) {
    await new Chat(open, 'Suki').open('suki');
    await expect(open.getByText(remaining('free'))).toBeVisible();
  }

  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'premium' });
  await expect(page.getByText(remaining('premium'))).toBeVisible();
  await expect(otherPage.getByText(remaining('free'))).toBeVisible();
});
