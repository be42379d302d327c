import { says } from '../support/model-answers.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';

/** Of health nothing is remembered but what the person keeps. */
const sentence = 'I am allergic to peanuts.';
const corrected = 'I am allergic to peanuts and to sesame.';

test('[R-MEM-01, R-MEM-04, R-MEM-06, R-MEM-07, R-MEM-14] what is kept is seen with its sentence, corrected, pinned, forgotten, brought back and cleared', {
  tag: '@phone',
}, async ({ account, memberPage: page, scriptedModel, server }) => {
  const stored = () => server.read<{ text: string }>(`memories?user_id=eq.${account.id}&select=text`);
  const facts = page.getByRole('list', { name: 'Facts' });
  const shown = (text: string) => facts.getByRole('paragraph').filter({ hasText: new RegExp(`^${text}$`) });
  const change = async (text: string, item: string) => {
    await page.getByRole('button', { name: `Change or forget “${text}”` }).click();
    await page.getByRole('button', { name: item, exact: true }).click();
  };

  await page.goto('/memory');
  await page.getByRole('button', { name: 'Turn memory on' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const chat = new Chat(page, 'Suki');
  await chat.open('suki');
  scriptedModel.willAnswer(says('Good to know.'));
  await chat.say(`I am late. ${sentence}`);
  await expect(chat.theirs.last()).toContainText('Good to know.');
  await expect(chat.send).toBeVisible();
  await chat.act(chat.mine.first(), 'Remember this');
  const dialog = page.getByRole('dialog', { name: 'Remember this' });
  await dialog.getByRole('radio', { name: sentence, exact: true }).check();
  await dialog.getByRole('button', { name: 'Remember', exact: true }).click();
  await expect(page.getByText('Suki will remember that.')).toBeVisible();

  await page.goto('/memory/suki');
  await expect(shown(sentence)).toBeVisible();
  await change(sentence, 'Correct');
  await page.getByRole('textbox', { name: 'Correct this fact' }).fill(corrected);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shown(corrected)).toBeVisible();
  await page.getByText('What was true before').click();
  await expect(shown(sentence)).toBeVisible();
  await page.getByRole('button', { name: `Pin “${corrected}”` }).click();
  await expect(facts.getByText('Pinned', { exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0)); // or the bar lies over half of a link
  await expectAccessibleInBothThemes(page);

  await change(corrected, 'Forget');
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  expect(await stored()).toEqual([]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(shown(corrected)).toBeVisible();
  await expect(facts.getByText('Pinned', { exact: true })).toBeVisible();

  await facts.getByRole('link', { name: /^To Suki, / }).click();
  await expect(chat.mine.first()).toContainText(sentence);

  await page.goto('/memory');
  await page.getByRole('switch', { name: 'Remember what I say' }).click();
  await expect(page.getByRole('heading', { name: 'Memory is off' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget everything' }).click();
  await expect(page.getByText('Everything is forgotten.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Memory is off' })).toBeVisible();
  expect(await stored()).toEqual([]);
});
