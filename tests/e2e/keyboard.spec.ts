import { says } from '../support/model-answers.ts';
import { newPerson } from './support/accounts.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { Keyboard } from './support/keyboard.ts';

test('[R-AUTH-31] a visitor signs up, finds Suki, chats and logs out with the keyboard alone, with a visible focus and without a cookie', {
  tag: '@phone',
}, async ({ page, scriptedModel }) => {
  test.setTimeout(120_000);
  const person = newPerson();
  const keyboard = new Keyboard(page);
  const unfold = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });

  await page.goto('/');
  if (await unfold.isVisible()) await keyboard.press(unfold);
  await keyboard.press(menu.getByRole('link', { name: 'Get Started' }));
  await expect(page).toHaveURL(/\/signup$/);

  await keyboard.type(page.getByLabel('Full name'), person.fullName);
  await keyboard.type(page.getByRole('textbox', { name: 'Email' }), person.email);
  await keyboard.type(page.getByRole('textbox', { name: 'Password' }), person.password);
  // The same in every order of day and month.
  await keyboard.type(page.getByLabel('Date of birth'), '05051990');
  await keyboard.tick(page.getByRole('checkbox', { name: /^I am at least 18/ }));
  await keyboard.tick(page.getByRole('checkbox', { name: /^I know that chats can become intimate/ }));
  await keyboard.press(page.getByRole('button', { name: 'Create account' }));

  await expect(page).toHaveURL(/\/$/);

  await expect(page.getByRole('navigation', { name: 'Legal' })).toBeHidden();
  // The bar stands before the screen.
  await keyboard.press(menu.getByRole('link', { name: 'Browse Companions' }), 'back');
  await expect(page).toHaveURL(/\/browse$/);
  await keyboard.press(page.getByRole('link', { name: 'View Profile of Noor' }));
  await keyboard.press(page.getByRole('link', { name: 'Start Chatting' }));

  const chat = new Chat(page, 'Noor');
  scriptedModel.willAnswer(says('Oh, hello! Come in.'));
  await keyboard.type(chat.composer, 'Hello');
  await page.keyboard.press('Enter');
  await expect(chat.theirs).toContainText(['Oh, hello! Come in.']);

  // There is a way out of the chat in both directions.
  await keyboard.goTo(
    page.getByRole('link', { name: 'Back' }).or(page.getByRole('button', { name: 'Back' })),
  );
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/chat/);

  await keyboard.press(page.getByRole('button', { name: /^Account menu,/ }), 'back');
  await keyboard.press(page.getByRole('button', { name: 'Logout' }));
  await keyboard.press(page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('navigation', { name: 'Legal' })).toBeAttached();
  expect(await page.context().cookies()).toEqual([]);
});
