import type { Page } from '@playwright/test';
import { codeOf, demoFactor } from '../../supabase/local/launch/demo-factor.mjs';
import { type Account, signIn, signUp } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

/** The row of this person, found by the email. */
async function rowOf(page: Page, { email }: Account) {
  await page.getByLabel('Search users').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  return row;
}

/** Opens the menu of a person's row and chooses. */
async function choose(page: Page, person: Account, what: string): Promise<void> {
  const row = await rowOf(page, person);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page
    .getByRole('list', { name: /^Actions for/ })
    .getByRole('button', { name: what })
    .click();
}

test('[R-ADMIN-12] [R-ADMIN-13] [R-ADMIN-17] users are found by a part of email or name, by tier and by status', async ({
  account,
  adminPage: page,
  server,
  world,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  // One after the other: the list begins with whoever came last.
  const ann = await signUp(world.stack);
  const ben = await signUp(world.stack);
  await server.change(`users?id=eq.${ann.id}`, { full_name: `Ann ${word}`, subscription_tier: 'premium' });
  await server.change(`users?id=eq.${ben.id}`, { full_name: `Ben ${word}`, status: 'blocked' });
  await page.goto('/admin/users');
  const names = page.getByRole('row').getByText(word);
  await page.getByLabel('Search users').fill(word.toUpperCase());
  await expect(names).toHaveText([`Ben ${word}`, `Ann ${word}`]);

  const tier = page.getByLabel('Tier');
  await expect(tier.getByRole('option')).toHaveText(['All', 'Free', 'Basic', 'Premium', 'Ultimate']);
  await tier.selectOption({ label: 'Premium' });
  await expect(names).toHaveText([`Ann ${word}`]);
  await tier.selectOption({ label: 'All' });
  const status = page.getByLabel('Status');
  await expect(status.getByRole('option')).toHaveText(['All', 'Active', 'Blocked']);
  await status.selectOption({ label: 'Blocked' });
  await expect(names).toHaveText([`Ben ${word}`]);
  await tier.selectOption({ label: 'Ultimate' });
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await tier.selectOption({ label: 'All' });
  await status.selectOption({ label: 'All' });
  await expect(await rowOf(page, account)).toContainText('Admin');
});

test('[R-ADMIN-14] a row shows the short id, copies the whole one, and counts messages and favorites', async ({
  account,
  adminPage: page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await server.change(`users?id=eq.${account.id}`, { subscription_tier: 'basic' });
  await server.add('user_favorites', [{ user_id: account.id, companion_id: 'suki' }]);
  await page.goto('/admin/users');
  const row = await rowOf(page, account);
  await expect(row.getByRole('cell')).toHaveText([
    /Robin Marsh/,
    `${account.id.slice(0, 4)}…${account.id.slice(-4)}`,
    'Basic',
    'Active',
    '0',
    '1',
    /\d{4}$/,
    /\d{4}$/,
    /.*/,
  ]);
  await row.getByRole('button', { name: /^Copy id/ }).click();
  await expect(page.getByText('Id copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.id);
});

test('[R-ADMIN-13] [R-ADMIN-15] [R-ADMIN-16] a tier is changed after a confirmation, and the audit log records it', {
  tag: '@smoke',
}, async ({ account, adminPage: page, server, world }) => {
  const person = await signUp(world.stack);
  const tier = async () => (await server.read<{ subscription_tier: string }>(`users?id=eq.${person.id}`))[0];
  await page.goto('/admin/users');
  await choose(page, person, 'Change tier');
  const question = page.getByRole('alertdialog', { name: 'Change the tier of Robin Marsh?' });
  await expect(question.getByRole('option')).toHaveText(['free', 'basic', 'premium', 'ultimate']);
  await question.getByLabel('Tier').selectOption('premium');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await tier()).toMatchObject({ subscription_tier: 'free' });

  await choose(page, person, 'Change tier');
  await question.getByLabel('Tier').selectOption('premium');
  await question.getByRole('button', { name: 'Change tier' }).click();
  await expect(page.getByText('Robin Marsh is now on premium.')).toBeVisible();
  await expect((await rowOf(page, person)).getByRole('cell').nth(2)).toHaveText('Premium');
  expect(await tier()).toMatchObject({ subscription_tier: 'premium' });

  await page.goto('/admin/audit');
  const entry = page.getByRole('row').filter({ hasText: person.email });
  await expect(entry).toContainText(account.email);
  await expect(entry).toContainText('Tier');
  await expect(entry.getByRole('listitem')).toHaveText(['tier:freepremium']);
});

test('[R-ADMIN-15] [R-ADMIN-16] a blocked user is refused on the next request and can sign in again once unblocked', async ({
  adminPage: page,
  openAs,
  problems,
  world,
}) => {
  const person = await signUp(world.stack);
  const theirs = await openAs(person);
  await theirs.goto('/about');
  const usage = ({ session }: Account) =>
    theirs.evaluate(
      async ([apiUrl, key, token]) => {
        const headers = { apikey: String(key), Authorization: `Bearer ${token}` };
        return (await fetch(`${apiUrl}/functions/v1/chat-usage`, { headers })).status;
      },
      [world.stack.apiUrl, world.stack.publishableKey, session.access_token],
    );
  expect(await usage(person)).toBe(200);
  await page.goto('/admin/users');
  await choose(page, person, 'Block');
  await page
    .getByRole('alertdialog', { name: 'Block Robin Marsh?' })
    .getByRole('button', { name: 'Block' })
    .click();
  await expect(page.getByText('Robin Marsh is blocked.')).toBeVisible();
  // The block has ended the session.
  problems.expect(/status of 40[13]/);
  expect(await usage(person)).toBe(401);
  await choose(page, person, 'Unblock');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('Robin Marsh is no longer blocked.')).toBeVisible();
  expect(await usage(await signIn(world.stack, person))).toBe(200);
});

test('[R-ADMIN-15] [R-ADMIN-16] [R-DATA-17] a user is deleted after the warning, and the audit log keeps no name', async ({
  adminPage: page,
  server,
  world,
}) => {
  const person = await signUp(world.stack);
  await page.goto('/admin/users');
  await choose(page, person, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Robin Marsh?' });
  await expect(question).toContainText('This action cannot be undone.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Robin Marsh is deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  expect(await server.read(`users?id=eq.${person.id}`)).toEqual([]);
  await page.goto('/admin/audit');
  const short = `${person.id.slice(0, 4)}…${person.id.slice(-4)}`;
  const entry = page.getByRole('row').filter({ hasText: short });
  await expect(entry).toContainText('Delete');
  await expect(entry).not.toContainText(person.email);
});

test('[R-ADMIN-16] the last admin can be neither blocked nor deleted', async ({ page, problems, server }) => {
  await server.change('users?role=eq.admin&email=neq.admin@amity.test', { role: 'user' });
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('admin@amity.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('companion-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Six-digit code').fill(codeOf(demoFactor));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/users');
  problems.expect(/status of 409/);
  const admin = { email: 'admin@amity.test' } as Account;
  for (const action of ['Block', 'Delete']) {
    await choose(page, admin, action);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: action }).click();
    await expect(question.getByRole('alert')).toHaveText('The last admin cannot be removed.');
    await question.getByRole('button', { name: 'Cancel' }).click();
  }
  expect(await server.read('users?email=eq.admin@amity.test&select=role,status')).toEqual([
    { role: 'admin', status: 'active' },
  ]);
});

test('a user is found and blocked with the keyboard alone', async ({ adminPage: page, server, world }) => {
  const person = await signUp(world.stack);
  await page.goto('/admin/users', { waitUntil: 'networkidle' });
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press('Enter');
  await press('Tab');
  await expect(page.getByLabel('Search users')).toBeFocused();
  await page.keyboard.type(person.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  // The two filters, the table itself, the id, and then the menu.
  await press('Tab', 5);
  await expect(page.getByRole('button', { name: 'Actions for Robin Marsh' })).toBeFocused();
  await press('Enter');
  await press('Tab', 2);
  await expect(page.getByRole('list').getByRole('button', { name: 'Block' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(page.getByText('Robin Marsh is blocked.')).toBeVisible();
  expect(await server.read(`users?id=eq.${person.id}&select=status`)).toEqual([{ status: 'blocked' }]);
});
