import { held, says } from '../support/model-answers.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

test('a second page of the same user follows the running reply and removes what the first one deletes', async ({
  account,
  openAs,
  scriptedModel,
}) => {
  const [page, otherPage] = await Promise.all([openAs(account), openAs(account)]);
  const [chat, other] = [new Chat(page, 'Suki'), new Chat(otherPage, 'Suki')];
  await Promise.all([chat.open('suki'), other.open('suki')]);
  await expect(page.getByText(/^Remaining: \d/)).toBeVisible();
  await expect(otherPage.getByText(/^Remaining: \d/)).toBeVisible();

  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.say('Hello');
  await reply.piece('Good morning to you. ');
  await reply.piece('Did you sleep well? ');
  await expect(other.mine).toContainText(['Hello']);
  await expect(other.theirs).toContainText(['Good morning to you.']);
  await expect(otherPage.getByRole('timer')).toBeVisible();
  await reply.finish();
  for (const both of [chat, other]) {
    await expect(both.theirs).toHaveText([/Good morning to you\. Did you sleep well\?/]);
  }

  await chat.act(chat.mine.first(), 'Delete message');
  await expect(page.getByText('Message deleted.')).toBeVisible();
  await expect(chat.mine).toHaveCount(0);
  await expect(other.mine).toHaveCount(0);
  await expect(other.theirs).toHaveCount(1);
});

test('a message written offline is queued and sent once', { tag: '@phone' }, async ({
  context,
  memberPage: page,
  problems,
  scriptedModel,
}) => {
  // Her expressions may still be on their way when the network goes.
  problems.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|dynamically imported module/);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByText(/^Remaining: \d/)).toBeVisible();
  // Without a connection no part of the page can be loaded any more.
  await expect(chat.greeting.getByRole('button', { name: 'Copy message' })).toBeAttached();
  scriptedModel.willAnswer(says('There you are!'));
  await context.setOffline(true);
  await chat.say('Are you there?');
  await expect(page.getByText('Waiting for a connection', { exact: true })).toBeVisible();
  await expect(chat.composer).toHaveValue('');
  expect(scriptedModel.requests).toHaveLength(0);

  await context.setOffline(false);
  await expect(chat.theirs).toContainText(['There you are!']);
  await expect(page.getByText('Waiting for a connection', { exact: true })).toBeHidden();
  await page.reload();
  await expect(chat.mine).toHaveCount(1);
  await expect(chat.theirs).toHaveCount(1);
  expect(scriptedModel.requests).toHaveLength(1);
});

test('a message queued offline can be withdrawn', { tag: '@phone' }, async ({
  context,
  memberPage: page,
  problems,
  scriptedModel,
}) => {
  // Her expressions may still be on their way when the network goes.
  problems.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|dynamically imported module/);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByText(/^Remaining: \d/)).toBeVisible();
  // Without a connection no part of the page can be loaded any more.
  await expect(chat.greeting.getByRole('button', { name: 'Copy message' })).toBeAttached();
  await context.setOffline(true);
  await chat.say('Are you there?');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(chat.composer).toHaveValue('Are you there?');
  await context.setOffline(false);
  await expect(page.getByText(/^You're offline\./)).toBeHidden();
  await expect(chat.mine).toHaveCount(0);
  expect(scriptedModel.requests).toHaveLength(0);
});
