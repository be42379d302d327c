import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';

const unique = () => `Nova ${crypto.randomUUID().slice(0, 8)}`;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (buffer: Buffer, name = 'me.png') => ({ name, mimeType: 'image/png', buffer });

async function fillNew(page: Page, name: string): Promise<void> {
  await page.goto('/admin/companions/create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Tagline', { exact: true }).fill('Counts stars');
  await page.getByLabel('Description', { exact: true }).fill('Nova counts stars on the roof.');
}
const create = (page: Page) => page.getByRole('button', { name: 'Create Companion' });
const portrait = (page: Page) => page.getByAltText('The picture as people see it');
const isDrawn = (image: Locator) =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0);

test('[R-ADMIN-31] [R-ADMIN-32] [R-ADMIN-30] an admin creates a companion with a picture, and its profile opens', {
  tag: '@smoke',
}, async ({ adminPage: page, scriptedModel, server }) => {
  offerModels(scriptedModel);
  const name = unique();
  await fillNew(page, name);
  await page.getByLabel('Choose an image').setInputFiles(picture(png));
  await expect(portrait(page)).toHaveAttribute('src', /companion_images\/\d+_[0-9a-f]{8}\.png$/);
  await expect.poll(() => isDrawn(portrait(page))).toBe(true);
  await page.getByRole('button', { name: 'Playful', exact: true }).click();
  await page.getByRole('button', { name: 'Romantics' }).click();
  await page.getByLabel('Special features').fill('Stars, Roofs');
  await page.getByLabel('AI provider').selectOption('OpenRouter');
  await page.getByRole('combobox', { name: 'AI model' }).fill('model 2');
  await expect(page.getByRole('listbox', { name: 'Models' }).getByRole('option')).toHaveCount(11);
  await expect(page.getByRole('listbox', { name: 'Models' }).getByRole('option').first()).toContainText(
    '$0.50 per 1M tokens',
  );
  await page.getByRole('listbox', { name: 'Models' }).getByRole('option').first().click();
  await page.getByLabel('Chat prompt').fill('Speak slowly.');
  await create(page).click();
  await expect(page.getByText('Companion created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/companion\/[0-9a-f]{16}$/);

  const [stored] = await server.read<Record<string, unknown>>(
    `companions?name=eq.${encodeURIComponent(name)}&select=*,companion_prompts(*)`,
  );
  expect(stored).toMatchObject({
    category: 'romantics',
    core_traits: ['Playful'],
    special_features: ['Stars', 'Roofs'],
    profile_gradient_from: '#ffffff',
    profile_gradient_to: '#000000',
    is_public: true,
    companion_prompts: { ai_provider: 'openrouter', ai_model: 'maker/model-2', chat_prompt: 'Speak slowly.' },
  });
});

test('[R-ADMIN-30] an uploaded picture is removed when it is replaced or its form is left', async ({
  adminPage: page,
  scriptedModel,
}) => {
  offerModels(scriptedModel);
  await fillNew(page, unique());
  const addresses: string[] = [];
  for (const name of ['one.png', 'two.png']) {
    const before = await portrait(page).getAttribute('src');
    await page.getByLabel('Choose an image').setInputFiles(picture(png, name));
    await expect(portrait(page)).not.toHaveAttribute('src', before ?? '');
    await expect(portrait(page)).toHaveAttribute('src', /companion_images/);
    addresses.push((await portrait(page).getAttribute('src')) ?? '');
  }
  const [first = '', second = ''] = addresses;
  const status = async (address: string) => (await fetch(address)).status;
  await expect.poll(() => status(first)).toBeGreaterThanOrEqual(400);
  expect(await status(second)).toBe(200);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(() => status(second)).toBeGreaterThanOrEqual(400);
});

test('[R-ADMIN-22] [R-ADMIN-26] [R-DATA-22] an admin edits a companion and replaces its picture, and the audit log records it', async ({
  account,
  adminPage: page,
  scriptedModel,
  server,
}) => {
  offerModels(scriptedModel);
  const name = unique();
  await server.add('companions', [
    {
      id: `e2e-${account.id.slice(0, 8)}`,
      name,
      tagline: 'Counts stars',
      description: 'On the roof.',
      is_public: true,
      user_id: null,
    },
  ]);
  const id = `e2e-${account.id.slice(0, 8)}`;
  await page.goto(`/admin/companions/edit/${id}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByLabel('Tagline', { exact: true }).fill('Counts everything');
  await page.getByLabel('AI temperature').fill('1.3');
  await page.getByLabel('Choose an image').setInputFiles(picture(png));
  await expect(portrait(page)).toHaveAttribute('src', /^data:image\/png/);
  await expect.poll(() => isDrawn(portrait(page))).toBe(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Success' })).toContainText(
    'Companion updated successfully!',
  );
  await expect(page.getByText('Counts everything')).toBeVisible();
  await expect(page).toHaveURL(`/companion/${id}`);

  const [stored] = await server.read<{ image_url: string; companion_prompts: { ai_temperature: number } }>(
    `companions?id=eq.${id}&select=image_url,companion_prompts(ai_temperature)`,
  );
  expect(stored?.image_url).toMatch(new RegExp(`/companion-images/companion_images/${id}\\.png\\?v=\\d+$`));
  expect(stored?.companion_prompts.ai_temperature).toBe(1.3);
  const log = await server.read<{ action: string; actor_id: string; after: Record<string, unknown> }>(
    `audit_log?target=eq.${id}&order=id&select=action,actor_id,after`,
  );
  expect(log.map(({ action }) => action)).toEqual(['companion_changed', 'prompts_created']);
  expect(log[0]).toMatchObject({ actor_id: account.id, after: { tagline: 'Counts everything' } });
});

test('[R-SAFE-10] [R-ADMIN-27] a forbidden text is refused with its reason, and the form keeps every value', async ({
  adminPage: page,
  problems,
  server,
}) => {
  problems.expect(/status of 400/);
  const name = unique();
  await fillNew(page, name);
  await page.getByLabel('Personality description').fill('She is a licensed therapist.');
  await create(page).click();
  await expect(page.getByText('The personality description goes against our content rules')).toBeVisible();
  const box = page.getByRole('alert').filter({ hasText: 'The personality description' });
  // The sign in the box is of the color for what went wrong.
  const red = await box.locator('svg').evaluate((sign) => getComputedStyle(sign).color);
  await expect(box).toHaveCSS('border-top-color', red);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  expect(await server.read(`companions?name=eq.${encodeURIComponent(name)}`)).toEqual([]);
  await page.getByLabel('Personality description').fill('She is patient.');
  await create(page).click();
  await expect(page.getByText('Companion created successfully!')).toBeVisible();
});

test('[R-ADMIN-29] [R-DATA-21] an HTML file that is named a png is never uploaded', async ({
  adminPage: page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/storage/') && sent.push(request.url()));
  await fillNew(page, unique());
  await page.getByLabel('Choose an image').setInputFiles(picture(Buffer.from('<!doctype html><b>no</b>')));
  await expect(page.getByText('Please choose an image: a JPEG, PNG or GIF file.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('[R-ADMIN-28] an admin deletes a companion after a confirmation, and browse opens', async ({
  account,
  adminPage: page,
  server,
}) => {
  const id = `del-${account.id.slice(0, 8)}`;
  const name = unique();
  await server.add('companions', [
    { id, name, tagline: 'Counts stars', description: 'On the roof.', is_public: true, user_id: null },
  ]);
  await page.goto(`/admin/companions/edit/${id}`);
  await page.getByRole('button', { name: 'Delete Companion' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Companion deleted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/browse');
  expect(await server.read(`companions?id=eq.${id}`)).toEqual([]);
});

test('[R-ADMIN-19] [R-ADMIN-21] the list reaches the oldest companion, 20 at a time, and opens its form', async ({
  adminPage: page,
  scriptedModel,
  server,
}) => {
  offerModels(scriptedModel);
  const mark = crypto.randomUUID().slice(0, 8);
  await server.add(
    'companions',
    Array.from({ length: 30 }, (_, index) => ({
      id: `many-${mark}-${index}`,
      name: `One of many ${index}`,
      tagline: 'One',
      description: 'One',
      is_public: true,
      user_id: null,
    })),
  );
  await page.goto('/admin/companions');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Companions' })).toBeVisible();
  const oldest = page.getByRole('link', { name: 'Edit Hunter' });
  await page.mouse.move(300, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(oldest).toBeVisible({ timeout: 500 });
  }).toPass();
  await oldest.click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hunter');
});
