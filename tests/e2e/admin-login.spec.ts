import type { Page } from '@playwright/test';
import { adminRoutes } from '#lib/paths.ts';
import { codeOf } from '../../supabase/local/launch/demo-factor.mjs';
import { type Account, makeAdmin, signIn, signUp } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

const { login, updatePassword, ...guarded } = adminRoutes;
const guardedPaths = Object.values(guarded).map((route) => `/admin/${route.replace(':id', 'suki')}`);

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const setRole = (server: { change(query: string, values: object): Promise<unknown> }, { id }: Account) =>
  server.change(`users?id=eq.${id}`, { role: 'admin' });
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('[R-ADMIN-01] [R-ADMIN-02] every admin address sends a visitor to the admin login', async ({ page }) => {
  for (const path of guardedPaths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
  }
});

test('[R-ADMIN-02] every admin address sends a user who is not an admin to the admin login, without showing any of it', async ({
  memberPage: page,
}) => {
  for (const path of guardedPaths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/admin\/login$/);
    await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
  }
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/rest/v1/users?select=role*', async (route) => {
      resolve();
      await new Promise<void>((release) => {
        answer = release;
      });
      await route.continue();
    });
  });
  await page.goto('/admin/users');
  await asked;
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  answer();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

/** Sets up the second factor with the key that the page shows; returns the key. */
async function setUpFactor(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await enterCode(page, secret);
  return secret;
}

async function enterCode(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('[R-ADMIN-04] the login requires both fields, signs an admin in, and stores no token of its own', async ({
  account,
  page,
  server,
}) => {
  await setRole(server, account);
  await page.goto('/admin/audit');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields.');
  await logIn(page, account);
  await setUpFactor(page);
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  expect(await storedKeys(page)).not.toContain('adminToken');
});

test('[R-ADMIN-04] a user who is not an admin is signed out again, with the reason', async ({
  account,
  page,
}) => {
  await page.goto('/admin/login');
  await logIn(page, account);
  await expect(page.getByRole('alert')).toHaveText('Access denied. Admin privileges required.');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect.poll(() => storedKeys(page)).not.toContain('auth_session');
  await page.goto('/browse');
  await expect(page).toHaveURL(/\/login\?redirect=\/browse$/);
});

test('[R-ADMIN-05] the login shows a text for each other failure', async ({ account, page, problems }) => {
  await page.goto('/admin/login');
  problems.expect(/status of 400/);
  await logIn(page, { email: account.email, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  problems.expect(/ERR_FAILED|Failed to fetch/);
  await page.route('**/auth/v1/token*', (route) => route.abort());
  await logIn(page, account);
  await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection.');
});

test('[R-LOCAL-06] [R-ADMIN-03] admin data that older versions stored grants no access and is removed', async ({
  memberPage: page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('adminUser', JSON.stringify({ role: 'admin', isAdmin: true }));
    localStorage.setItem('adminToken', 'a-token');
  });
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect.poll(() => storedKeys(page)).not.toContain('adminUser');
  expect(await storedKeys(page)).not.toContain('adminToken');
});

const leadsToLogin = (page: Page) => expect(page).toHaveURL(/\/admin\/login$/);
const saysBlocked = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible();
const search = (page: Page) => page.getByLabel('Search users').fill('somebody else');
const reload = (page: Page) => page.reload();

// A block reaches an open page by itself, which leaves nothing to search in.
for (const [what, change, ask, isRefused] of [
  ['demoted', { role: 'user' }, search, leadsToLogin],
  ['blocked', { status: 'blocked' }, reload, saysBlocked],
] as const) {
  test(`[R-ADMIN-02] [R-ADMIN-03] a ${what} admin with a valid token is refused on the next request`, async ({
    account,
    adminPage: page,
    problems,
    server,
  }) => {
    await page.goto('/admin/users');
    await expect(page.getByRole('table').getByText(account.email)).toBeVisible();
    await server.change(`users?id=eq.${account.id}`, change);
    problems.expect(/status of 403/);
    await ask(page);
    await isRefused(page);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
    await page.goto('/admin/dashboard-api');
    await isRefused(page);
  });

  test(`[R-ADMIN-02] the role of a ${what} admin is read again when the window gets the focus`, async ({
    account,
    adminPage: page,
    problems,
    server,
  }) => {
    await page.goto('/admin/safety', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Safety' })).toBeVisible();
    await server.change(`users?id=eq.${account.id}`, change);
    // What the screen shows is read again as well, and refused where that comes before the role.
    problems.expect(/status of 403/);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await isRefused(page);
  });
}

test('[R-AUTH-15] [R-AUTH-17] [R-AUTH-18] an admin who forgot the password comes back from the mail to the dashboard', async ({
  account,
  page,
  server,
  world,
}) => {
  await setRole(server, account);
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // Login has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this address has an account, an email is on its way.')).toBeVisible();
  const mailbox = await page.request.get(
    `${world.stack.apiUrl}/mailbox/messages?to=${encodeURIComponent(account.email)}`,
  );
  const [mail] = (await mailbox.json()) as { link: string | null }[];
  await page.goto(mail?.link ?? '');
  // The sign-in that is part of the recovery does not lead away from the form.
  await expect(page).toHaveURL(/\/admin\/update-password/);
  await expect(page.getByText('Please enter your new password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('another-long-password');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('another-long-password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(
    page.getByText('Your password has been updated successfully! Redirecting to dashboard...'),
  ).toBeVisible();
  await setUpFactor(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('[R-AUTH-18] a signed-in admin without a recovery mail is redirected from the new password page to the dashboard', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/update-password');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('[R-PROD-15] an admin sets up a second factor, is asked for it at login, replaces it, and loses it to another admin', async ({
  account,
  openAs,
  page,
  problems,
  server,
  world,
}) => {
  await setRole(server, account);
  await page.goto('/admin/login');
  await logIn(page, account);
  const first = await setUpFactor(page);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.goto('/profile?tab=security');
  await page.getByRole('link', { name: 'Use another device' }).click();
  await expect(page.getByText('only the new device counts')).toBeVisible();
  const second = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await enterCode(page, second);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  const again = await openAs(await signIn(world.stack, account));
  problems.expect(/status of 422/);
  await again.goto('/admin/users');
  await expect(again.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await enterCode(again, first);
  await expect(again.getByRole('alert')).toHaveText(
    'That code isn’t right. Please enter the one your app shows now.',
  );
  await enterCode(again, second);
  await expect(again.getByRole('table').getByText(account.email)).toBeVisible();

  const helper = await openAs(await makeAdmin(world.stack, await signUp(world.stack)));
  await helper.goto('/admin/users');
  await helper.getByLabel('Search users').fill(account.email);
  await expect(helper.getByRole('row')).toHaveCount(2);
  await helper.getByRole('button', { name: 'Actions for Robin Marsh' }).click();
  await helper.getByRole('button', { name: 'Remove second factor' }).click();
  await helper.getByRole('alertdialog').getByRole('button', { name: 'Remove second factor' }).click();
  await expect(helper.getByText('The second factor of Robin Marsh is removed.')).toBeVisible();

  const afterwards = await openAs(await signIn(world.stack, account));
  await afterwards.goto('/admin/users');
  await expect(afterwards.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
});
