import { says } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat, previous, versions } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

test('[R-MEM-04, R-MEM-05, R-MEM-07] a sentence that was kept is in mind later, leads back to its message, is left out and forgotten', {
  tag: '@smoke',
}, async ({ account, memberPage: page, scriptedModel, server }) => {
  await server.add('user_consents', [
    { user_id: account.id, purpose: 'memory', given: true, text_version: '2026-11-23' },
  ]);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('What a name.'));
  await chat.say('I am home. A friend of mine sails with the otter Bertram.');
  await expect(chat.theirs.last()).toContainText('What a name.');
  await expect(chat.send).toBeVisible();
  await chat.act(chat.mine.first(), 'Remember this');
  const dialog = page.getByRole('dialog', { name: 'Remember this' });
  await dialog
    .getByRole('radio', { name: 'A friend of mine sails with the otter Bertram.', exact: true })
    .check();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Remember', exact: true }).click();
  await expect(page.getByText('Suki will remember that.')).toBeVisible();

  scriptedModel.willAnswer(says('Bertram, of course.'));
  await chat.say('Who is the otter?');
  await expect(chat.theirs.last()).toContainText('Bertram, of course.');
  const line = page.getByRole('button', { name: 'Suki had in mind: 1 thing' });
  await line.click();
  const panel = page.getByRole('region', { name: 'What Suki had in mind' });
  await expect(panel).toContainText('A friend of mine sails with the otter Bertram.');
  await expect(panel).toContainText('Your words match it.');
  await expectAccessibleInBothThemes(page);
  await panel.getByRole('link', { name: 'Show the message' }).click();
  await expect(chat.mine.first().getByText('I am home.')).toBeVisible();
  await expect(page).toHaveURL(/messageId=/);
  await expect(chat.mine.first().locator(':focus')).toContainText('the otter Bertram');

  await line.click();
  scriptedModel.willAnswer(says('I cannot say.'));
  await panel.getByRole('button', { name: 'Answer again without this' }).click();
  await expect(chat.theirs.last()).toContainText('I cannot say.');
  await expect(versions(chat.theirs.last())).toHaveText(/2 of 2/);
  await expect(line).toHaveCount(0);

  await previous(chat.theirs.last()).click();
  await line.click();
  await panel.getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText('Forgotten.')).toBeVisible();
  await page.goto('/chat?companionId=suki');
  await line.click();
  await expect(panel).toContainText('Something that has been forgotten since.');
  expect(await server.read(`memories?user_id=eq.${account.id}`)).toEqual([]);
});
