import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ provider: 'demo' });

const sentence = 'I live in York.';

test('[R-MEM-18, R-MEM-04, R-MEM-05, R-MEM-07] without a provider key what is said is found by rules, in mind at the next reply, on the page with its sentence, forgotten and brought back', {
  tag: '@smoke',
}, async ({ account, memberPage: page, server }) => {
  await server.add('user_consents', [
    { user_id: account.id, purpose: 'memory', given: true, text_version: '2026-11-23' },
  ]);
  const stored = () => server.read<{ text: string }>(`memories?user_id=eq.${account.id}&select=text`);
  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  await chat.say(`Hello! ${sentence}`);
  await expect(chat.theirs).toHaveCount(1);
  await expect(chat.send).toBeVisible();
  // It is read once the reply was sent.
  await expect.poll(stored).toEqual([{ text: sentence }]);

  await chat.say('Do you know where I live?');
  await page.getByRole('button', { name: 'Suki had in mind: 1 thing' }).click();
  const panel = page.getByRole('region', { name: 'What Suki had in mind' });
  await expect(panel).toContainText(sentence);

  await page.goto('/memory');
  const facts = page.getByRole('list', { name: 'Facts' });
  await expect(facts.getByRole('paragraph').filter({ hasText: /^I live in York\.$/ })).toBeVisible();
  await expect(facts.getByRole('link', { name: /^To Suki, / })).toBeVisible();
  await page.getByRole('button', { name: `Change or forget “${sentence}”` }).click();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  expect(await stored()).toEqual([]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(facts).toContainText(sentence);
});
