import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { siteFolder } from './support/build-site.ts';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';

test('an admin tries the companion of an unsaved form, and nothing is saved or counted', async ({
  account,
  adminPage: page,
  scriptedModel,
  server,
}) => {
  offerModels(scriptedModel);
  await page.goto('/admin/companions/edit/suki');
  await page.getByLabel('Chat prompt').fill('Count stars.');
  await page.getByPlaceholder('Write to Suki').fill('How many tonight?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Trial with Suki' })).toContainText(
    'Four hundred, by my count.',
  );
  const asked = scriptedModel.requests.findLast(({ method }) => method === 'POST');
  expect(asked?.body.messages[0]?.content).toContain('Count stars.');
  expect(asked?.body.messages.at(-1)).toEqual({ role: 'user', content: 'How many tonight?' });
  for (const table of ['messages', 'chats', 'turns', 'daily_usage']) {
    expect(await server.read(`${table}?user_id=eq.${account.id}`)).toEqual([]);
  }
});

test('[R-ADMIN-36] [R-ADMIN-37] without models the create form says so and disables the search', async ({
  adminPage: page,
  problems,
}) => {
  problems.expect(/status of 502/);
  // The server keeps a list that it has read, so the failure is played here.
  await page.route('**/functions/v1/admin-models', (route) =>
    route.fulfill({
      status: 502,
      json: { success: false, error: 'model_failed', detail: 'Failed. Try again.' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto('/admin/companions/create');
  await page.getByLabel('AI provider').selectOption('OpenRouter');
  await expect(
    page.getByText('No OpenRouter models available. Please check your API key in Admin Profile.'),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'AI model' })).toBeDisabled();
});

test('a companion is created by keyboard alone', async ({ adminPage: page, scriptedModel }) => {
  offerModels(scriptedModel);
  const name = `Nova ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/admin/companions');
  await page.getByRole('link', { name: 'Create New Companion' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Counts stars');
  await page.keyboard.press('Tab');
  await page.keyboard.type('On the roof.');
  const trait = page.getByRole('button', { name: 'Playful', exact: true });
  await trait.focus();
  await page.keyboard.press('Space');
  await expect(trait).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('AI provider').focus();
  await page.keyboard.type('OpenR');
  await expect(page.getByRole('combobox', { name: 'AI model' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'AI model' }).focus();
  await page.keyboard.type('model 7');
  await expect(page.getByRole('listbox', { name: 'Models' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'AI model' })).toHaveValue('maker/model-7');
  await page.getByRole('button', { name: 'Create Companion' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('axe finds nothing on a form with an error and the list of models open, light and dark', async ({
  adminPage: page,
  scriptedModel,
}) => {
  offerModels(scriptedModel);
  await page.goto('/admin/companions/create');
  await page.getByLabel('AI provider').selectOption('OpenRouter');
  await page.getByRole('button', { name: 'Create Companion' }).click();
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
  await page.getByRole('combobox', { name: 'AI model' }).fill('model');
  await expect(page.getByRole('listbox', { name: 'Models' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('[R-API-25] no file of the built site holds a provider key, its name or a base URL', async () => {
  const files = await readdir(siteFolder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(js|html|json|webmanifest|css)$/.test(file.name));
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const text = await readFile(join(file.parentPath, file.name), 'utf8');
    expect(text, file.name).not.toMatch(
      /sk-or-|scripted-key|openrouter\.ai\/api|api\.openai\.com|(OPENROUTER|OPENAI|CUSTOM_MODEL)_(API_KEY|BASE_URL)/,
    );
  }
});
