import { held } from '../support/model-answers.ts';
import { newPerson } from './support/accounts.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { siteMenu } from './support/site-menu.ts';

// As most people see the site; the other journeys ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor signs up, finds Suki and says Hello, and the conversation survives a reload', {
  tag: '@phone-smoke',
}, async ({ page, scriptedModel }) => {
  const person = newPerson();
  await page.goto('/');
  await (await siteMenu(page)).getByRole('link', { name: 'Get Started' }).click();
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByRole('checkbox', { name: /^I am at least 18/ }).check();
  await page.getByRole('checkbox', { name: /^I know that chats can become intimate/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/$/);
  await (await siteMenu(page)).getByRole('link', { name: 'Browse Companions' }).click();
  await page.getByRole('searchbox', { name: 'Search companions' }).fill('Suki');
  await page.getByRole('link', { name: 'View Profile of Suki' }).click();
  await page.getByRole('link', { name: 'Start Chatting' }).click();

  const chat = new Chat(page, 'Suki');
  const reply = held();
  scriptedModel.willAnswer(reply.answer);
  await chat.say('Hello');
  await expect(chat.mine).toContainText(['Hello']);
  await expect(page.getByText('Suki is typing', { exact: true })).toBeAttached();
  await expect(chat.composer).toHaveValue('');

  // The last words of a reply wait until it is clear that they break no rule, so each piece brings the one before.
  await reply.piece('Oh, hello! Come in. ');
  await expect(chat.theirs).toContainText(['Oh, hello!']);
  await reply.piece('The rain has stopped at last. ');
  await expect(chat.theirs).toContainText(['Oh, hello! Come in.']);
  await reply.finish();

  await expect(page.getByText('Suki is typing', { exact: true })).not.toBeAttached();
  await page.reload();
  await expect(chat.mine).toContainText(['Hello']);
  await expect(chat.theirs).toContainText(['Oh, hello! Come in.']);
});
