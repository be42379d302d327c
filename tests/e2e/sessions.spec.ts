import { expect, test } from './support/fixtures.ts';
import { siteMenu } from './support/site-menu.ts';

test('[R-SHELL-04] a visitor of the browse page logs in first and is then redirected to it', async ({
  account,
  page,
}) => {
  await page.goto('/');
  await (await siteMenu(page)).getByRole('link', { name: 'Browse Companions' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=\/browse$/);

  await page.goto('/browse');
  await expect(page).toHaveURL(/\/login\?redirect=\/browse$/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Noor' })).toBeVisible();
});

test('[R-SHELL-05] a visitor of a chat is redirected to the same chat after login', {
  tag: '@phone-smoke',
}, async ({ account, page }) => {
  await page.goto('/chat?companionId=luca&companion=luca');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/chat\?companionId=luca&companion=luca$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Luca' })).toBeVisible();
});

/** Each of them would lead off the site if it were followed as it stands. */
const disguises = [
  '//evil.example',
  'javascript:alert(1)',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%09/evil.example',
  '/%252Fevil.example',
];

test('[R-AUTH-06] login redirects to no other site, whatever its address contains', async ({
  account,
  page,
  world,
}) => {
  const left: string[] = [];
  await page.route(
    ({ hostname }) => hostname === 'evil.example',
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    left.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/login?redirect=${disguises[0]}`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/$/);
  // Logged in already, they are led on at once.
  for (const disguise of disguises) {
    await page.goto(`/login?redirect=${disguise}`);
    await expect(page).not.toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin, disguise).toBe(world.site.url);
  }
  expect(left).toEqual([]);
});

test('[R-AUTH-21] a member confirms the logout, sees a failed one, and is then signed out', async ({
  memberPage: page,
  problems,
}) => {
  await page.goto('/browse');
  const openDialog = async () => {
    await (await siteMenu(page)).getByRole('button', { name: 'Logout' }).click();
    return page.getByRole('alertdialog');
  };

  await (await openDialog()).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(/\/browse$/);

  problems.expect(/status of 500/);
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }), {
    times: 1,
  });
  const dialog = await openDialog();
  // It is shown for some seconds, in which a click on a busy machine may not have ended.
  await Promise.all([
    expect(page.getByText('Logout failed. Please try again.')).toBeVisible(),
    dialog.getByRole('button', { name: 'Logout' }).click(),
  ]);

  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect((await siteMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/browse');
  await expect(page).toHaveURL(/\/login\?redirect=\/browse$/);
});
