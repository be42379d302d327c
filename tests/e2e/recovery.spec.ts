import { delayScripts } from './support/delay-scripts.ts';
import { expect, test } from './support/fixtures.ts';
import { siteMenu } from './support/site-menu.ts';

type Mail = { subject: string; link: string | null };

test('[R-AUTH-07] [R-AUTH-15] [R-AUTH-17] a user who forgot the password follows the mailed link, sets a new one, and can log in only with it', {
  tag: '@phone-smoke',
}, async ({ account, page, problems, world }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // Login has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this address has an account, an email is on its way.')).toBeVisible();

  const mailbox = await page.request.get(
    `${world.stack.apiUrl}/mailbox/messages?to=${encodeURIComponent(account.email)}`,
  );
  const [mail] = (await mailbox.json()) as Mail[];
  await page.goto(mail?.link ?? '');
  await expect(page).toHaveURL(/\/update-password$/);
  await expect(page.getByText('Please enter your new password.')).toBeVisible();

  const update = async (password: string, confirmation: string) => {
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(confirmation);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await update('another-long-password', 'another-lost-password');
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await update('another-long-password', 'another-long-password');
  await expect(
    page.getByText('Your password has been updated successfully! Redirecting to dashboard...'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await (await siteMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  const logIn = async (password: string) => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  problems.expect(/status of 400/);
  await logIn(account.password);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await logIn('another-long-password');
  await expect(page).toHaveURL(/\/$/);
});

test('[R-AUTH-07] a form that is submitted before the script runs is sent once it does', async ({
  account,
  page,
}) => {
  const isWanted = page.waitForRequest(/\/assets\/(main|shell)-.*\.js$/);
  const letCome = await delayScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await isWanted;
  letCome();
  await expect(page.getByText('If this address has an account, an email is on its way.')).toBeVisible();
});
