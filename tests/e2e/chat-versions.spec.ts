import type { Locator, Page } from '@playwright/test';
import { held, says } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat, next, previous, versions } from './support/chat.ts';
import { storeConversation } from './support/conversations.ts';
import { expect, test } from './support/fixtures.ts';

/** Moves a finger sideways over a message, as a touch screen reports it. */
async function swipe(page: Page, message: Locator, distance: number): Promise<void> {
  const box = await message.getByText(/\S/).first().boundingBox();
  if (box === null) throw new Error('The message is not in view');
  const touch = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + (distance > 0 ? 10 : box.width - 10);
  const at = (x: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + part * distance),
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const regenerated = ['The first of all replies.', 'A second reply.', 'The third one.', 'And a fourth reply.'];

test('[R-KEEP-01] three more replies leave four versions, reached by buttons, arrow keys and swipe, the same on a second device', {
  tag: ['@smoke', '@phone'],
}, async ({ account, isMobile, openAs, memberPage: page, scriptedModel }) => {
  const otherPage = await openAs(account);
  const [chat, other] = [new Chat(page, 'Suki'), new Chat(otherPage, 'Suki')];
  await Promise.all([chat.open('suki'), other.open('suki')]);
  for (const [index, words] of regenerated.entries()) {
    scriptedModel.willAnswer(says(words));
    if (index === 0) await chat.say('Hello');
    else await chat.act(chat.theirs.last(), /^Write a new reply/);
    await expect(chat.theirs).toContainText([words]);
    await expect(chat.send).toBeVisible();
  }
  const [message, same] = [chat.theirs.last(), other.theirs.last()];
  await expect(versions(message)).toHaveText(/4 of 4/);
  await expect(versions(same)).toHaveText(/4 of 4/, { timeout: 2000 });

  await previous(message).click();
  await expect(message).toContainText('The third one.');
  await expect(versions(message)).toHaveText(/3 of 4/);
  await expect(same).toContainText('The third one.', { timeout: 2000 });

  await previous(message).press('ArrowLeft');
  await expect(message).toContainText('A second reply.');
  await expect(previous(message)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(message).toContainText('The third one.');
  await expect(same).toContainText('The third one.', { timeout: 2000 });

  if (isMobile) {
    await swipe(page, message, 120);
    await expect(message).toContainText('A second reply.');
    await swipe(page, message, -120);
    await expect(message).toContainText('The third one.');
  }
  await page.reload();
  await expect(message).toContainText('The third one.');
  await expect(versions(message)).toHaveText(/3 of 4/);
  await expectAccessibleInBothThemes(page);
});

test('[R-KEEP-02] editing the fifth last of 200 messages begins a new path, and the old one stays reachable', {
  tag: '@phone',
}, async ({ account, memberPage: page, scriptedModel, server }) => {
  await storeConversation(server, {
    userId: account.id,
    companionId: 'suki',
    texts: Array.from({ length: 200 }, (_, index) => `Message ${index + 1}.`),
  });
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(chat.log.getByText('Message 200.')).toBeVisible();
  const fifthLast = chat.mine.filter({ hasText: 'Message 195.' });
  await chat.act(fifthLast, 'Edit message');
  const field = page.getByRole('textbox', { name: 'Edit your message' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('Let us talk about trains.');
  await expect(field).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothThemes(page);
  scriptedModel.willAnswer(says('Trains it is.'));
  await page.getByRole('button', { name: 'Save and get a new reply' }).click();
  await expect(chat.theirs.last()).toContainText('Trains it is.');
  await expect(chat.theirs.last()).toBeInViewport({ ratio: 1 });
  await expect(chat.log.getByText('Message 200.')).toHaveCount(0);
  await expect(chat.log.getByText('Message 194.')).toBeVisible();

  const edited = chat.mine.last();
  await expect(edited).toContainText('Let us talk about trains.');
  await expect(edited.getByText('6 messages on another path')).toBeVisible();
  await edited.getByRole('button', { name: 'Previous version, 6 messages' }).click();
  await expect(chat.log.getByText('Message 200.')).toBeVisible();
  await expect(fifthLast).toBeVisible();
  await next(fifthLast).click();
  await expect(chat.theirs.last()).toContainText('Trains it is.');
  const asked = JSON.stringify(scriptedModel.requests.at(-1)?.body.messages);
  expect(asked).toContain('Message 194.');
  expect(asked).not.toContain('Message 195.');
});

test('[R-KEEP-02] a switch near the beginning of a long chat keeps the reader’s place and loads the path downward', async ({
  account,
  memberPage: page,
  server,
}) => {
  await storeConversation(server, {
    userId: account.id,
    companionId: 'suki',
    texts: Array.from({ length: 200 }, (_, index) => `Message ${index + 1}.`),
  });
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await expect(chat.log.getByText('Message 200.')).toBeVisible();
  const third = chat.mine.filter({ hasText: 'Message 3.' });
  await chat.log.hover();
  await expect(async () => {
    await page.mouse.wheel(0, -4000);
    await expect(third).toBeVisible({ timeout: 200 });
  }).toPass();
  await chat.act(third, 'Edit message');
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('Something else.');
  await page.getByRole('button', { name: 'Save without a reply' }).click();
  const edited = chat.mine.filter({ hasText: 'Something else.' });
  await expect(versions(edited)).toHaveText(/2 of 2/);
  await expect(chat.log.getByText('Message 4.')).toHaveCount(0);

  await previous(edited).click();
  await expect(third).toBeInViewport();
  await expect(previous(third)).toBeFocused();
  await expect(chat.log.getByText('Message 4.')).toBeVisible();
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(chat.log.getByText('Message 200.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Newest messages' })).toBeHidden();
});

test('[R-KEEP-03] a reply is continued in its place; a failed one changes nothing and is refunded; Stop keeps the words', async ({
  memberPage: page,
  problems,
  scriptedModel,
}) => {
  problems.expect(/502/);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Once there was a fox.'));
  await chat.say('Tell me a story');
  await expect(chat.theirs).toContainText(['Once there was a fox.']);
  await expect(chat.send).toBeVisible();
  const left = (await page.getByText(/^Remaining: \d/).textContent()) ?? '';

  scriptedModel.willAnswer((reply) => reply.json(500, { error: { message: 'No' } }));
  await chat.act(chat.theirs.last(), /^Continue this reply/);
  await expect(page.getByText('Error: Failed. Try again.')).toBeVisible();
  await expect(chat.theirs.last()).toContainText('Once there was a fox.');
  await expect(page.getByText(left)).toBeVisible();

  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(chat.theirs.last()).toContainText('Once there was a fox.');
  await reply.piece(' It lived in a wood. ');
  await reply.piece('It was quiet there. ');
  await expect(chat.theirs.last()).toContainText('Once there was a fox. It lived in a wood.');
  await chat.stop.click();
  await (await reply.asked).closed;
  await expect(versions(chat.theirs.last())).toHaveText(/2 of 2/);
  await expect(chat.theirs.last()).toContainText('Once there was a fox. It lived in a wood.');
  await previous(chat.theirs.last()).click();
  await expect(chat.theirs.last()).not.toContainText('It lived in a wood.');
  await expect(chat.theirs).toHaveCount(1);
});

test('[R-KEEP-06] edited words of a companion are marked in the chat, and forbidden ones are refused', {
  tag: '@phone',
}, async ({ memberPage: page, problems, scriptedModel }) => {
  problems.expect(/400|403|422/);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Hello there.'));
  await chat.say('Hello');
  await expect(chat.theirs).toContainText(['Hello there.']);
  await expect(chat.send).toBeVisible();
  await chat.act(chat.theirs.last(), 'Edit message');
  const field = page.getByRole('textbox', { name: 'Edit the words of Suki' });
  await field.fill('I am a real human being, I promise.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toBeVisible();
  await expect(field).toHaveValue('I am a real human being, I promise.');

  await field.fill('Hello there, friend.');
  await field.press('Control+Enter');
  await expect(chat.theirs.last().getByText('edited by you')).toBeVisible();
  await expect(versions(chat.theirs.last())).toHaveText(/2 of 2/);
  await page.reload();
  await expect(chat.theirs.last()).toContainText('Hello there, friend.');
  await expect(chat.theirs.last().getByText('edited by you')).toBeVisible();
  await previous(chat.theirs.last()).click();
  await expect(chat.theirs.last()).toContainText('Hello there.');
  await expect(page.getByText('edited by you')).toHaveCount(0);
});

test('an edited message whose reply fails stays, and Retry gets its reply', async ({
  memberPage: page,
  problems,
  scriptedModel,
}) => {
  problems.expect(/502/);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Hello there.'));
  await chat.say('Hello');
  await expect(chat.theirs).toContainText(['Hello there.']);
  await expect(chat.send).toBeVisible();
  await chat.act(chat.mine.last(), 'Edit message');
  const field = page.getByRole('textbox', { name: 'Edit your message' });
  await field.fill('Good morning');
  scriptedModel.willAnswer((reply) => reply.json(500, { error: { message: 'No' } }));
  await field.press('Control+Enter');
  await expect(page.getByText('Error: Failed. Try again.')).toBeVisible();
  await expect(chat.mine).toContainText(['Good morning']);
  await expect(chat.theirs).toHaveCount(0);
  scriptedModel.willAnswer(says('Good morning to you.'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(chat.theirs).toContainText(['Good morning to you.']);
  await expect(versions(chat.mine.last())).toHaveText(/2 of 2/);
  await expect(chat.mine).toHaveCount(1);
});
