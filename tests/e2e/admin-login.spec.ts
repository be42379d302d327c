import type { Page } from '@playwright/test';
import { adminRoutes } from '#lib/paths.ts';
import type { Account } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

const { login, updatePassword, ...guarded } = adminRoutes;
const guardedPaths = Object.values(guarded).map((route) => `/admin/${route.replace(':id', 'suki')}`);

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const makeAdmin = (server: { change(query: string, values: object): Promise<unknown> }, { id }: Account) =>
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

test('[R-ADMIN-04] the login requires both fields, signs an admin in, and stores no token of its own', async ({
  account,
  page,
  server,
}) => {
  await makeAdmin(server, account);
  await page.goto('/admin/audit');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields.');
  await logIn(page, account);
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

for (const [what, change] of [
  ['demoted', { role: 'user' }],
  ['blocked', { status: 'blocked' }],
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
    await page.getByLabel('Search users').fill('somebody else');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
    await page.goto('/admin/dashboard-api');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  test(`[R-ADMIN-02] the role of a ${what} admin is read again when the window gets the focus`, async ({
    account,
    adminPage: page,
    server,
  }) => {
    await page.goto('/admin/safety', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Safety' })).toBeVisible();
    await server.change(`users?id=eq.${account.id}`, change);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
}

test('[R-AUTH-15] [R-AUTH-17] [R-AUTH-18] an admin who forgot the password comes back from the mail to the dashboard', async ({
  account,
  page,
  server,
  world,
}) => {
  await makeAdmin(server, account);
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
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('[R-AUTH-18] a signed-in admin without a recovery mail is redirected from the new password page to the dashboard', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/update-password');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
