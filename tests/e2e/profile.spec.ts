import { expect, test } from './support/fixtures.ts';
import { siteMenu } from './support/site-menu.ts';

type Mail = { subject: string; link: string | null };

test('[R-PROF-01] [R-PROF-02] a visitor of the profile is asked to log in and then redirected to it', async ({
  account,
  page,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('tab')).toHaveText(['Profile Info', 'Payment', 'Security', 'Password']);
});

test('[R-PROF-03] [R-PROF-04] a member changes name and about text, and the email after confirming it', {
  tag: '@phone',
}, async ({ account, memberPage: page, server, world }) => {
  await page.goto('/profile');
  await page.getByLabel('Full name').fill('Rosa 空 Marsh');
  await page.getByLabel('About me').fill('Likes ships.\nAnd maps.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect((await siteMenu(page)).getByText('Rosa 空 Marsh')).toBeVisible();
  const row = async () =>
    (await server.read<object>(`users?id=eq.${account.id}&select=full_name,about_me,email`))[0];
  expect(await row()).toEqual({
    full_name: 'Rosa 空 Marsh',
    about_me: 'Likes ships.\nAnd maps.',
    email: account.email,
  });

  const newEmail = `new-${account.email}`;
  await page.goto('/profile');
  await page.getByLabel('Email').fill(newEmail);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`We’ve emailed a link to ${newEmail}`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  expect(await row()).toMatchObject({ email: account.email });

  for (const address of [newEmail, account.email]) {
    const mailbox = await page.request.get(
      `${world.stack.apiUrl}/mailbox/messages?to=${encodeURIComponent(address)}`,
    );
    const [mail] = (await mailbox.json()) as Mail[];
    if (mail?.link) await page.goto(mail.link);
  }
  await expect.poll(row).toMatchObject({ email: newEmail });
});

test('the payment tab shows that a demo has no billing portal', async ({ memberPage: page }) => {
  await page.goto('/profile?tab=payment');
  const plan = page.getByRole('region', { name: 'Current plan' });
  await expect(plan).toContainText('Free');
  await expect(plan).toContainText('This is a demo');
  await expect(plan.getByRole('button', { name: 'Billing portal' })).toBeHidden();
});

test('[R-PROF-06] signing out everywhere ends the sessions of other devices', async ({
  account,
  memberPage: page,
  openAs,
  problems,
  world,
}) => {
  problems.expect(/status of 40\d/);
  const other = await openAs(account);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();

  const { refresh_token } = await other.evaluate(() =>
    JSON.parse(localStorage.getItem('auth_session') ?? '{}'),
  );
  const refreshed = await page.request.post(`${world.stack.apiUrl}/auth/v1/token?grant_type=refresh_token`, {
    headers: { apikey: world.stack.publishableKey },
    data: { refresh_token },
  });
  expect(refreshed.ok()).toBe(false);
});

test('[R-PROF-08, R-PROD-14] a member changes the password with the current one, and logs in with the new one', async ({
  account,
  memberPage: page,
  problems,
}) => {
  await page.goto('/profile?tab=password');
  const advice = page.getByRole('list', { name: 'What makes a password strong' }).getByRole('listitem');
  await expect(advice).toHaveText([
    'At least 8 characters',
    'An upper case letter',
    'A lower case letter',
    'A number',
  ]);
  await page.getByLabel('Current password').fill('not the current one');
  await page.getByLabel('New password').fill('short');
  await expect(advice.nth(2)).toHaveText('A lower case letter: done');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await page.getByLabel('New password').fill('eight or more');
  await page.getByLabel('Confirm password').fill('eight or more');
  problems.expect(/status of 400/);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Your password has been updated successfully!')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('eight or more');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/$/);
});
