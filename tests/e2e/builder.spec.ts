import type { Page } from '@playwright/test';
import { signUp } from './support/accounts.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { promptSentWith } from './support/prompt.ts';

type Made = { id: string; name: string };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const name = (page: Page) => page.getByLabel('Name', { exact: true });

const openTab = (page: Page, part: string) => page.getByRole('tab', { name: part }).click();

async function openBuilder(page: Page, id?: string): Promise<void> {
  await page.goto(id === undefined ? '/companion-builder' : `/companion-builder?companion=${id}`);
  await expect(name(page)).toBeVisible();
}

/** Makes a companion of this name and waits for the dashboard. */
async function build(page: Page, called: string): Promise<void> {
  await openBuilder(page);
  await name(page).fill(called);
  await press(page, 'Create companion');
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('[R-BUILD-01] a visitor of the builder is sent to the login and then back to it', async ({ page }) => {
  await page.goto('/companion-builder');
  await expect(page).toHaveURL(/\/login\?redirect=\/companion-builder$/);
});

test('[R-BUILD-01, R-BUILD-05, R-FIRST-04, R-FIRST-17] a member creates a companion, finds it under Mine, chats with it, changes it and deletes it', {
  tag: '@phone-smoke',
}, async ({ account, memberPage: page, scriptedModel, server, isMobile }) => {
  const chat = new Chat(page, 'Luna');
  const promptOf = (text: string) => promptSentWith(chat, scriptedModel, text);

  await openBuilder(page);
  await name(page).fill('Luna');
  await page.getByLabel('Age (optional)').fill('late twenties');
  await page.getByLabel('Biography (optional)').fill('Luna repairs clocks in a tower by the sea.');
  await press(page, 'Wise');
  await press(page, 'Music');
  await page.getByText('Mentor', { exact: true }).first().click();
  await openTab(page, 'Hair');
  await page.getByText('Bob', { exact: true }).click();
  await page.getByRole('slider', { name: 'Formality' }).fill('90');
  await expect(page.getByRole('blockquote')).toContainText('My name is Luna');
  await page.getByLabel('Greeting (optional)').fill('Mind the springs.');
  await page.getByLabel('Scene (optional)').fill('A tower full of clocks.');
  await page.getByLabel('Sample dialogue (optional)').fill('You: Late?\nLuna: Always.');
  await page.getByLabel('Opener 1').fill('What time is it?');
  await expect(page.getByRole('blockquote')).toHaveText('Mind the springs.');
  await press(page, 'Create companion');
  await expect(page).toHaveURL(/\/dashboard$/);
  const sayHello = page
    .getByRole('region', { name: 'Luna is here' })
    .getByRole('link', { name: 'Say hello' });
  await expect(sayHello).toBeFocused();
  const edit = page.getByRole('link', { name: 'Edit Luna' });
  const [made] = await server.read<Made & { image_url: string; is_public: boolean }>(
    `companions?user_id=eq.${account.id}&select=id,name,image_url,is_public`,
  );
  expect(made).toMatchObject({
    name: 'Luna',
    image_url: '/avatars/soft-bob-brown-tan-none-none-jacket-cafe.svg',
    is_public: false,
  });
  const face = page.getByRole('region', { name: 'Luna is here' }).locator('img').first();
  await expect(face).toHaveAttribute('src', /^data:image\/svg/);
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/browse');
  // Phones have the filters behind a button, which does nothing before the program runs.
  await expect(page.getByRole('link', { name: 'View Profile of Noor' })).toBeVisible();
  if (isMobile) await press(page, 'Filters');
  await press(page, 'Mine');
  await expect(page.getByRole('link', { name: 'View Profile of Luna' })).toBeVisible();
  await page.getByRole('link', { name: 'Chat with Luna' }).click();
  const prompt = await promptOf('Hello');
  for (const line of [
    'You are "Luna".',
    'You are "Luna".',
    'Luna repairs clocks in a tower by the sea.',
    'Your core traits: "Wise".',
    'Your age: "late twenties".',
    'You are their mentor',
    'You care about: "Music".',
    'Formality: Formal (90 of 100).',
    'A tower full of clocks.',
    'Always.',
    'What time is it?',
  ]) {
    expect(prompt).toContain(line);
  }

  await page.goto('/dashboard');
  await edit.click();
  await expect(name(page)).toHaveValue('Luna');
  await page.getByLabel('Age (optional)').fill('');
  await press(page, 'Music');
  await page.getByText('Friend', { exact: true }).click();
  await press(page, 'Save changes');
  await expect(page).toHaveURL(/\/dashboard$/);
  await chat.open(made?.id ?? '');
  const changed = await promptOf('And now?');
  expect(changed).toContain('You are their friend.');
  expect(changed).not.toMatch(/late twenties|You care about|mentor/);

  await openBuilder(page, made?.id);
  await press(page, 'Delete Luna');
  await press(page, 'Delete');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(edit).toHaveCount(0);
  await page.goto(`/companion/${made?.id}`);
  await expect(page.getByRole('heading', { name: 'Companion Not Found' })).toBeVisible();
});

// A plan with a limit and one without; that every plan keeps to its number is proven in the database.
for (const tier of ['free', 'ultimate']) {
  test(`[R-BUILD-06, R-ADMIN-34] a ${tier} member creates as many companions as the plan allows`, async ({
    account,
    memberPage: page,
    server,
  }) => {
    await server.change(`users?id=eq.${account.id}`, { subscription_tier: tier });
    const [plan] = await server.read<{ name: string; own_companions: number | null }>(
      `plans?tier=eq.${tier}&select=name,own_companions`,
    );
    const limit = plan?.own_companions ?? null;
    const before = Array.from({ length: (limit ?? 5) - 1 }, (_, n) => ({
      name: `Companion ${n}`,
      tagline: 'x',
      description: 'x',
      user_id: account.id,
    }));
    if (before.length > 0) await server.add('companions', before);
    await build(page, 'The last one');

    await openBuilder(page);
    const text = page.getByText(
      `You have reached the limit of ${limit} ${limit === 1 ? 'companion' : 'companions'} for your ${plan?.name} plan. Please upgrade your plan.`,
    );
    if (limit === null) {
      await expect(page.getByRole('link', { name: 'Change The last one' })).toBeVisible();
      await expect(page.getByText(/^You have reached the limit/)).toHaveCount(0);
    } else {
      await expect(text).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create companion' })).toBeDisabled();
      await name(page).fill('One too many');
      await name(page).press('Enter');
      await expect(page).toHaveURL(/\/companion-builder$/);
      const made = await server.read(`companions?user_id=eq.${account.id}&select=id`);
      expect(made).toHaveLength(limit);
    }
  });
}

test('[R-SAFE-10] an age under 18 is refused at its field, nothing is created, and the input stays', async ({
  account,
  memberPage: page,
  problems,
  server,
}) => {
  problems.expect(/400 \(Bad Request\)/);
  await openBuilder(page);
  await name(page).fill('Luna');
  await page.getByLabel('Age (optional)').fill('seventeen');
  await press(page, 'Create companion');
  await expect(
    page.getByText('Companions are adults. No one here is under 18. Please change this.'),
  ).toBeVisible();
  await expect(page.getByLabel('Age (optional)')).toBeFocused();
  await expect(name(page)).toHaveValue('Luna');
  expect(await server.read(`companions?user_id=eq.${account.id}&select=id`)).toEqual([]);
});

test('[R-ART-05] a draft of the builder survives a reload, and a saved change and the picture show on another device', async ({
  account,
  memberPage: page,
  openAs,
  server,
}) => {
  await openBuilder(page);
  await name(page).fill('Luna');
  await press(page, 'Dreamy');
  await openTab(page, 'Hair');
  await page.getByText('Silver', { exact: true }).click();
  const pictureOn = (device: Page) =>
    device
      .getByRole('img', { name: /^Soft face, tan skin, hair: waves, silver/, includeHidden: true })
      .locator('img')
      .first();
  const look = pictureOn(page);
  await expect(look).toHaveAttribute('src', /^data:image\/svg/);
  const drawn = (await look.getAttribute('src')) ?? '';
  await page.reload();
  await expect(name(page)).toHaveValue('Luna');
  await expect(page.getByRole('button', { name: 'Dreamy' })).toHaveAttribute('aria-pressed', 'true');
  await openTab(page, 'Hair');
  await expect(page.getByRole('radio', { name: 'Silver' })).toBeChecked();
  await press(page, 'Create companion');
  await expect(page).toHaveURL(/\/dashboard$/);

  const [made] = await server.read<Made>(`companions?user_id=eq.${account.id}&select=id,name`);
  const other = await openAs(account);
  await openBuilder(other, made?.id);
  await expect(name(other)).toHaveValue('Luna');
  await expect(pictureOn(other)).toHaveAttribute('src', drawn);
  await openBuilder(page, made?.id);
  await name(page).fill('Luna of an older day');
  await name(other).fill('Luna Vale');
  await press(other, 'Save changes');
  await expect(other).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByText(/^You changed this companion on another device/)).toBeVisible();
  await expect(name(page)).toHaveValue('Luna Vale');
});

test('[R-BUILD-05, R-DATA-11] other users cannot see, open, change or chat with a private companion', async ({
  memberPage: page,
  account,
  openAs,
  problems,
  server,
  world,
}) => {
  await build(page, 'Secret Luna');
  const [made] = await server.read<Made>(`companions?user_id=eq.${account.id}&select=id,name`);
  const id = made?.id ?? '';

  const other = await openAs(await signUp(world.stack));
  problems.expect(/404 \(Not Found\)/);
  await other.goto('/browse');
  await expect(other.getByRole('link', { name: 'View Profile of Noor' })).toBeVisible();
  await expect(other.getByText('Secret Luna')).toHaveCount(0);
  for (const address of [
    `/companion/${id}`,
    `/chat?companionId=${id}`,
    '/chat?companion=secret%20luna',
    `/companion-builder?companion=${id}`,
    '/companion/nobody',
  ]) {
    await other.goto(address);
    await expect(other.getByRole('heading', { name: 'Companion Not Found' })).toBeVisible();
    await expect(other.getByText('Secret Luna')).toHaveCount(0);
  }
});
