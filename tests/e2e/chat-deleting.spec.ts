import { says } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat, previous } from './support/chat.ts';
import { storeConversation } from './support/conversations.ts';
import { expect, test } from './support/fixtures.ts';

test('[R-KEEP-11] Clear is done when the page says so: a reload at once shows an empty chat, and Undo brings it back', async ({
  account,
  memberPage: page,
  scriptedModel,
  server,
}) => {
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Hello there.'));
  await chat.say('Hello');
  await expect(chat.theirs).toContainText(['Hello there.']);
  await expect(chat.send).toBeVisible();
  const clear = async () => {
    await chat.choose('Clear');
    await page.getByRole('button', { name: 'Clear conversation' }).click();
    await expect(page.getByText('Conversation cleared.')).toBeVisible();
  };
  await clear();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chat.theirs).toContainText(['Hello there.']);
  await clear();
  await page.reload();
  await expect(chat.log).toBeVisible();
  await expect(chat.mine).toHaveCount(0);
  expect(await server.read(`messages?user_id=eq.${account.id}&is_greeting=is.false&select=id`)).toHaveLength(
    2,
  );
});

test('a deleted version leaves a quiet line with the way to the others, and Undo brings it back', async ({
  account,
  memberPage: page,
  server,
}) => {
  await storeConversation(server, {
    userId: account.id,
    companionId: 'suki',
    texts: ['Good morning.', 'Good morning to you.', 'Any plans?', 'None at all.'],
  });
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await chat.act(chat.mine.last(), 'Edit message');
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('Any dreams?');
  await page.getByRole('button', { name: 'Save without a reply' }).click();
  await expect(chat.mine.last()).toContainText('Any dreams?');
  await previous(chat.mine.last()).click();
  await expect(chat.theirs.last()).toContainText('None at all.');
  await chat.act(chat.mine.last(), 'Delete message');
  await expect(page.getByText('Message deleted.')).toBeVisible();
  await expect(chat.log.getByText('You deleted this version.')).toBeVisible();
  await expect(chat.theirs.last()).toContainText('None at all.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chat.mine.last()).toContainText('Any plans?');
  // The line is looked at after Undo, whose button does not wait for it.
  await chat.act(chat.mine.last(), 'Delete message');
  await expect(chat.log.getByText('You deleted this version.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
