import { newPerson } from './support/accounts.ts';
import { delayScripts } from './support/delay-scripts.ts';
import { expect, test } from './support/fixtures.ts';

test('[R-FIRST-07] from a tapped face on the home page: what is written on the meeting page stands in the composer after sign-up', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Companions' }).getByRole('link', { name: /^Suki/ }).click();
  await expect(page).toHaveURL(/\/meet\/suki$/);
  const box = page.getByRole('textbox', { name: 'Your first message to Suki' });
  await box.fill('My train was late, and I saw a heron.');
  await page.getByRole('button', { name: 'Sign up to send' }).click();

  const { fullName, email, password } = newPerson();
  await page.getByLabel('Full name').fill(fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/chat\?companionId=suki$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message to Suki' })).toHaveValue(
    'My train was late, and I saw a heron.',
  );
});

test('[R-FIRST-07] what is written on the meeting page before its script runs is kept, too', async ({
  page,
}) => {
  const letCome = await delayScripts(page);
  await page.goto('/meet/suki', { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: 'Your first message to Suki' });
  await box.fill('Written at once.');
  await page.getByRole('button', { name: 'Sign up to send' }).click();
  letCome();
  await expect(page).toHaveURL(/\/signup\?redirect=\/chat%3FcompanionId%3Dsuki$/);
  await page.goBack();
  await expect(box).toHaveValue('Written at once.');
});
