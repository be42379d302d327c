import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { signUp } from './support/accounts.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';
import { promptSentWith } from './support/prompt.ts';

test('[R-SELF-01] [R-SELF-04] a chat stays as it is after an admin’s edit until the person takes the new version, and goes back', {
  tag: '@smoke',
}, async ({ account, adminPage, openAs, scriptedModel, server, world }) => {
  const id = `e2e-${account.id.slice(0, 8)}`;
  const nova = { id, name: 'Nova', tagline: 'Counts stars', is_public: true, user_id: null };
  await server.add('companions', [{ ...nova, description: 'Nova counts stars on the roof.' }]);
  const page = await openAs(await signUp(world.stack));
  const chat = new Chat(page, 'Nova');
  await chat.open(id);
  const before = await promptSentWith(chat, scriptedModel, 'Hello');
  expect(before).toContain('Nova counts stars on the roof.');

  await test.step('an admin edits the companion', async () => {
    offerModels(scriptedModel);
    await adminPage.goto(`/admin/companions/edit/${id}`);
    const description = adminPage.getByLabel('Description', { exact: true });
    await expect(description).toHaveValue('Nova counts stars on the roof.');
    await description.fill('Nova counts birds by the sea.');
    await adminPage.getByRole('button', { name: 'Save Changes' }).click();
    await expect(adminPage.getByRole('dialog', { name: 'Success' })).toBeVisible();
    scriptedModel.reset();
  });

  const card = page.getByRole('region', { name: 'Versions of Nova' });
  await page.reload();
  await expect(card).toContainText('Nova has changed since you two began.');
  await expect(card).toContainText('Nova now has a new story');
  await expectAccessibleInBothThemes(page);
  await card.getByRole('button', { name: 'See what changed' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changed about Nova' });
  await expect(dialog.getByRole('definition')).toHaveText([
    'Nova counts stars on the roof.',
    'Nova counts birds by the sea.',
  ]);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  expect(await promptSentWith(chat, scriptedModel, 'Still you?')).toBe(before);

  await card.getByRole('button', { name: 'Take the new version' }).click();
  await expect(card).toContainText('the new Nova speaks');
  expect(await promptSentWith(chat, scriptedModel, 'And now?')).toContain('Nova counts birds by the sea.');
  await card.getByRole('button', { name: 'Go back' }).click();
  await expect(card).toContainText('Nova is as before again');
  expect(await promptSentWith(chat, scriptedModel, 'Back again?')).toBe(before);

  await page.reload();
  await expect(chat.theirs).toHaveCount(4);
  await chat.menu.click();
  await expect(page.getByRole('list', { name: 'Chat menu' })).toContainText('Version 1');
  await expect(page.getByRole('button', { name: 'Take version 2' }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
});
