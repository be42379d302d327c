import type { Page } from '@playwright/test';
import { says } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

type Message = { id: string; message_text: string };

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Recently deleted' }).getByRole('listitem');

/** Opens 'Recently deleted' by the link below the conversations. */
async function openFromChat(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Your conversations' })
    .getByRole('link', { name: 'Recently deleted' })
    .click();
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeFocused();
}

test('[R-KEEP-09] a deleted message and a cleared chat come back in their place from another device', {
  tag: '@smoke',
}, async ({ account, memberPage: page, openAs, scriptedModel, server }) => {
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  for (const [text, reply] of [
    ['I left my umbrella on the train.', 'Which line was it?'],
    ['The one along the coast.', 'Then it saw the sea.'],
  ] as const) {
    scriptedModel.willAnswer(says(reply));
    await chat.say(text);
    await expect(chat.theirs.last()).toContainText(reply);
  }
  await chat.act(chat.mine.first(), 'Delete message');
  await expect(chat.mine).toHaveText([/The one along the coast\./]);

  const other = await openAs(account);
  await new Chat(other, 'Suki').open('suki');
  await openFromChat(other);
  await expect(rowsOf(other)).toContainText(['You: I left my umbrella on the train.']);
  await expect(rowsOf(other)).toContainText([/Deleted today at .+\. Gone for good on \S+day.*\d/]);
  await other.getByRole('button', { name: 'Undo: your message to Suki' }).click();
  await expect(other.getByText('Restored.')).toBeVisible();
  await expect(chat.mine).toHaveText([/I left my umbrella/, /The one along the coast/]);

  await chat.choose('Clear');
  await page.getByRole('button', { name: 'Clear conversation' }).click();
  await expect(page.getByText('Conversation cleared.')).toBeVisible();
  await expect(chat.mine).toHaveCount(0);
  await other.reload();
  await expect(rowsOf(other)).toContainText(['Cleared chat, 5 messages']);
  await expectAccessibleInBothThemes(other);
  await other.getByRole('button', { name: 'Undo: the cleared chat with Suki' }).click();
  await other.getByRole('button', { name: 'Open chat' }).click();
  for (const { mine, theirs } of [chat, new Chat(other, 'Suki')]) {
    await expect(mine).toHaveText([/I left my umbrella/, /The one along the coast/]);
    await expect(theirs).toHaveText([/Which line was it/, /Then it saw the sea/]);
  }
  expect(await server.read(`messages?user_id=eq.${account.id}&deleted_at=not.is.null`)).toEqual([]);
});

test('[R-KEEP-09] Delete for good asks first and leaves no row', { tag: '@phone' }, async ({
  account,
  memberPage: page,
  scriptedModel,
  server,
}) => {
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Which line was it?'));
  await chat.say('I left my umbrella on the train.');
  await expect(chat.theirs).toContainText(['Which line was it?']);
  await chat.act(chat.mine.first(), 'Delete message');
  await expect(chat.mine).toHaveCount(0);
  const stored = () =>
    server.read<Message>(`messages?user_id=eq.${account.id}&is_greeting=is.false&select=id,message_text`);
  expect(await stored()).toHaveLength(2);

  await page.goto('/recently-deleted');
  await page.getByRole('button', { name: 'Delete for good: your message to Suki' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete for good?' });
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted for good.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect((await stored()).map(({ message_text }) => message_text)).toEqual(['Which line was it?']);
});

test('[R-KEEP-10] an expired chat is in no list, and comes back when an upgrade lets its companion be saved', async ({
  account,
  memberPage: page,
  scriptedModel,
  server,
}) => {
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Which line was it?'));
  await chat.say('I left my umbrella on the train.');
  await expect(chat.theirs).toContainText(['Which line was it?']);
  await server.change(`chats?user_id=eq.${account.id}`, {
    expires_at: new Date(Date.now() + 2000).toISOString(),
  });
  await expect(
    page.getByText(/^Upgrade and save Suki before \S+day.*\d.*, and every message comes back\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^Chat expired\. Upgrade to keep history\./)).toBeVisible();
  await expect(chat.mine).toHaveCount(0);
  const list = page.getByRole('navigation', { name: 'Your conversations' });
  await expect(list.getByRole('link', { name: /Suki/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await openFromChat(page);
  await expect(rowsOf(page)).toContainText(['Expired chat, 3 messages']);
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');

  await page.goBack();
  await server.call('change_plan', { p_user_id: account.id, p_tier: 'premium' });
  await page.getByRole('button', { name: 'Save Suki' }).click();
  await expect(chat.mine).toHaveText([/I left my umbrella/]);
  await expect(chat.theirs).toHaveText([/Which line was it/]);
  await expect(list.getByRole('link', { name: /Suki/ })).toBeVisible();
  await openFromChat(page);
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
