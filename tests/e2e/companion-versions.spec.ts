import { connected } from '../support/database/project.mjs';
import { says } from '../support/model-answers.ts';
import { signUp } from './support/accounts.ts';
import { Chat } from './support/chat.ts';
import { expect, test } from './support/fixtures.ts';
import { offerModels } from './support/offered-models.ts';
import type { World } from './support/world.ts';

/** A public companion that no other journey knows. */
function newCompanion() {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    id: `self-${mark}`,
    name: `Nova ${mark}`,
    tagline: 'Counts stars',
    description: 'On the roof.',
    is_public: true,
    user_id: null,
  };
}

/** The day on which the companion retires has come. */
const letTheDayCome = ({ stack }: World, id: string) =>
  connected(stack.dbUrl, async (database) => {
    await database.query('alter table companions disable trigger announce_retirement');
    await database.query("update companions set retires_at = now() - interval '1 hour' where id = $1", [id]);
    await database.query('alter table companions enable trigger announce_retirement');
  });

test('[R-SELF-06] a companion that somebody talks with is not deleted but retires on a day they see, and their chat and favorite stay', async ({
  adminPage,
  openAs,
  problems,
  scriptedModel,
  server,
  world,
}) => {
  problems.expect(/status of 400/);
  offerModels(scriptedModel);
  const companion = newCompanion();
  const { id, name } = companion;
  await server.add('companions', [companion]);
  const friend = await signUp(world.stack);
  await server.change(`users?id=eq.${friend.id}`, { subscription_tier: 'premium' });
  const page = await openAs(friend);
  const chat = new Chat(page, name);
  scriptedModel.willAnswer(says('Forty so far.'));
  await chat.open(id);
  await chat.say('How many stars?');
  await expect(chat.theirs).toContainText(['Forty so far.']);
  await server.add('user_favorites', [{ user_id: friend.id, companion_id: id }]);

  await adminPage.goto(`/admin/companions/edit/${id}`);
  await adminPage.getByRole('button', { name: 'Delete Companion' }).click();
  const deletion = adminPage.getByRole('alertdialog', { name: `Delete ${name}?` });
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(deletion).toContainText('People still talk with this companion, so it cannot be deleted.');
  await deletion.getByRole('button', { name: 'Retire…' }).click();
  const retirement = adminPage.getByRole('alertdialog', { name: `Retire ${name}?` });
  const day = await retirement.getByLabel('Retires on').inputValue();
  await retirement.getByRole('button', { name: 'Retire' }).click();
  await expect(adminPage.getByText(/^Retires on .* until then everything goes on as it is/)).toBeVisible();
  const [stored] = await server.read<{ retires_at: string }>(`companions?id=eq.${id}&select=retires_at`);
  expect(new Date(stored?.retires_at ?? '').toISOString()).toBe(`${day}T12:00:00.000Z`);

  await page.goto(`/companion/${id}`);
  await expect(page.getByText(/^Retires on \d+ \p{L}+/u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Chatting' })).toBeVisible();

  await letTheDayCome(world, id);
  await page.goto('/dashboard');
  const kept = page.getByRole('region', { name: 'Your Companions' });
  await expect(kept).toContainText('Retired');
  await kept.getByRole('link', { name: `Read your chat with ${name}` }).click();
  await expect(chat.theirs).toContainText(['Forty so far.']);
  await page.goto('/browse');
  await expect(page.getByRole('heading', { name: 'Suki' })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeHidden();

  const stranger = await openAs(await signUp(world.stack));
  await stranger.goto(`/companion/${id}`);
  await expect(stranger.getByText('Companion Not Found')).toBeVisible();

  await adminPage.reload();
  await expect(adminPage.getByText(/^Retired since/)).toBeVisible();
  await adminPage.getByRole('button', { name: 'Bring back' }).click();
  await expect(adminPage.getByText(/^Retired since/)).toBeHidden();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('[R-SELF-05] an admin reads who changed a companion and what, and an older version becomes the newest', async ({
  account,
  adminPage: page,
  scriptedModel,
  server,
}) => {
  offerModels(scriptedModel);
  const companion = newCompanion();
  await server.add('companions', [companion]);
  const form = `/admin/companions/edit/${companion.id}`;
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await page.goto(form);
  await expect(versions).toHaveText([/Version 1.*Amity.*The first version/]);
  await page.getByLabel('Tagline', { exact: true }).fill('Counts everything');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(`/companion/${companion.id}`);
  await page.goto(form);
  await expect(versions.first()).toContainText(account.fullName);
  await expect(versions.first()).toContainText('Tagline');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Tagline', { exact: true })).toHaveValue('Counts stars');
  await expect(versions.first()).toContainText('Version 3');
  await expect(page.getByRole('button', { name: /^Restore version/ })).toHaveCount(2);
  expect(await server.read(`companions?id=eq.${companion.id}&select=tagline`)).toEqual([
    { tagline: 'Counts stars' },
  ]);
});
