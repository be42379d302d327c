import { held, says } from '../support/model-answers.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

// The last words of a reply wait until it is clear that they break no rule, so each piece brings the one before.

test('[R-TURN-20] a member stops a running reply and keeps its text so far', {
  tag: '@phone-smoke',
}, async ({ memberPage: page, scriptedModel }) => {
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.say('Tell me a long story');
  await reply.piece('Once there was a fox. ');
  await reply.piece('It lived in a wood. ');
  await expect(chat.theirs).toContainText(['Once there was a fox.']);
  await chat.stop.click();
  await (await reply.asked).closed;
  await expect(chat.send).toBeVisible();
  await page.reload();
  await expect(chat.theirs).toContainText(['Once there was a fox.']);
  await expect(chat.theirs).toHaveCount(1);
});

test('[R-TURN-19] a reload during a reply loses and repeats no word of it', async ({
  memberPage: page,
  scriptedModel,
}) => {
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.say('Hello');
  await reply.piece('Good morning to you. ');
  await reply.piece('Did you sleep well? ');
  await expect(chat.theirs).toContainText(['Good morning to you.']);
  await page.reload();
  await expect(chat.theirs).toContainText(['Good morning to you.']);
  await expect(chat.stop).toBeVisible();
  await reply.finish();
  await expect(chat.theirs).toHaveText([/Good morning to you\. Did you sleep well\?/]);
  await expect(chat.mine).toHaveCount(1);
  expect(scriptedModel.requests).toHaveLength(1);
});

test('[R-CHAT-28] a reply continues after the network was lost and is back', async ({
  context,
  memberPage: page,
  problems,
  scriptedModel,
}) => {
  // Her expressions may still be on their way when the network goes.
  problems.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|dynamically imported module/);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.say('Hello');
  await reply.piece('Good morning to you. ');
  await reply.piece('Did you sleep well? ');
  await expect(chat.theirs).toContainText(['Good morning to you.']);
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline\./)).toBeVisible();
  await reply.piece('I dreamt of trains. ');
  await reply.finish();
  await context.setOffline(false);
  await expect(chat.theirs).toHaveText([/Good morning to you\. Did you sleep well\? I dreamt of trains\./]);
  await expect(page.getByText(/^You're offline\./)).toBeHidden();
  await expect(page.getByText('Reconnecting…')).toBeHidden();
  expect(scriptedModel.requests).toHaveLength(1);
});

test('[R-CHAT-12] a failed reply shows an error bubble that is not stored, and restores the message', async ({
  account,
  memberPage: page,
  scriptedModel,
  server,
}) => {
  const [plan] = await server.read<{ messages_per_day: number }>(
    'plans?tier=eq.free&select=messages_per_day',
  );
  const limit = plan?.messages_per_day ?? Number.NaN;
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(page.getByText(`Remaining: ${limit}`)).toBeVisible();
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.say('Hello');
  await expect(page.getByText(`Remaining: ${limit - 1}`)).toBeVisible();
  await (await reply.asked).json(400, { error: { message: 'No' } });
  await expect(chat.log.getByText('Error: Failed. Try again.')).toBeVisible();
  await expect(page.getByText(`Remaining: ${limit}`)).toBeVisible();
  const own = `messages?user_id=eq.${account.id}&is_greeting=is.false&select=message_type,message_text`;
  expect(await server.read(own)).toEqual([{ message_type: 'user', message_text: 'Hello' }]);
  await page.reload();
  await expect(chat.mine).toContainText(['Hello']);
  await expect(chat.log.getByText(/Error:/)).toHaveCount(0);
  await expect(page.getByText(`Remaining: ${limit}`)).toBeVisible();
});

test('a reply that arrives while another chat is open goes to its own chat, which shows that it is new', {
  tag: '@phone',
}, async ({ account, memberPage: page, scriptedModel, server }) => {
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'premium' });
  const [suki, luca] = [new Chat(page, 'Suki'), new Chat(page, 'Luca')];
  await luca.open('luca');
  scriptedModel.willAnswer(says('Ciao!'));
  await luca.say('Ciao');
  await expect(luca.theirs).toContainText(['Ciao!']);

  await suki.open('suki');
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await suki.say('Hello');
  await reply.piece('Good morning to you. ');
  await reply.piece('Did you sleep well? ');
  await expect(suki.theirs).toContainText(['Good morning to you.']);

  const conversations = page.getByRole('navigation', { name: 'Your conversations' });
  const open = async () => {
    if (await conversations.isVisible()) return;
    await luca.menu.click();
    await page.getByRole('button', { name: /^Conversations/ }).click();
  };
  await open();
  await conversations.getByRole('link', { name: 'Luca' }).click();
  await expect(luca.log).toHaveAccessibleName('Conversation with Luca');
  await expect(luca.theirs).toContainText(['Ciao!']);
  await reply.finish();
  await open();
  const entry = conversations.getByRole('link', { name: 'Suki' });
  await expect(entry).toContainText('New');
  await expect(luca.theirs).toHaveCount(1);
  await entry.click();
  await expect(suki.theirs).toHaveText([/Good morning to you\. Did you sleep well\?/]);
});

test('a regenerated reply takes the place of the old one, which stays when the new one fails', {
  tag: '@phone',
}, async ({ memberPage: page, problems, scriptedModel }) => {
  problems.expect(/502/);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Hello there.'));
  await chat.say('Hello');
  await expect(chat.theirs).toContainText(['Hello there.']);

  scriptedModel.willAnswer((reply) => reply.json(500, { error: { message: 'No' } }));
  await chat.act(chat.theirs.last(), /^Write a new reply/);
  await expect(page.getByText('Error: Failed. Try again.')).toBeVisible();
  await expect(chat.theirs).toContainText(['Hello there.']);

  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(chat.theirs).toHaveCount(0);
  await reply.piece('Well, good morning! ');
  await reply.piece('And what a day. ');
  await expect(chat.theirs).toContainText(['Well, good morning!']);
  await reply.finish();
  await expect(chat.theirs).toHaveText([/Well, good morning! And what a day\./]);
  await expect(chat.mine).toHaveCount(1);
  await page.reload();
  await expect(chat.theirs).toHaveText([/Well, good morning! And what a day\./]);
  await expect(chat.mine).toHaveCount(1);
});

test('[R-FIRST-13] markup in a model’s reply is shown as text and loads nothing', async ({
  memberPage: page,
  scriptedModel,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && foreign.push(request.url()));
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  const markup =
    '<img src="https://evil.test/a.png" onerror="alert(1)"> ![x](https://evil.test/b.png) <b>bold</b>';
  scriptedModel.willAnswer(says(markup, ' That is all.'));
  await chat.say('Show me');
  await expect(chat.theirs.last()).toContainText(
    '<img src="https://evil.test/a.png" onerror="alert(1)"> x <b>bold</b> That is all.',
  );
  await expect(chat.theirs.last().getByRole('img')).toHaveCount(0);
  expect(foreign).toEqual([]);
});
