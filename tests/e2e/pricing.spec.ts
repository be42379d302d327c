import { newPerson } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { clickHeart, heart } from './support/hearts.ts';

type Plan = { favorites: number };

test('[R-PLAN-12] without payments a member tries Premium as a demo, saves favorites, and loses them with a downgrade to Free', {
  tag: '@phone-smoke',
}, async ({ account, memberPage: page, server }) => {
  const [premium] = await server.read<Plan>('plans?tier=eq.premium&select=favorites');
  const wanted = ['Noor', 'Yusuf'];
  expect(premium?.favorites).toBeGreaterThanOrEqual(wanted.length);

  await page.goto('/browse');
  await expect(heart(page, 'Noor')).toHaveAttribute('aria-disabled', 'true');

  await page.goto('/pricing');
  await expect(page.getByText('This is a demo')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const terms = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await expect(terms).toContainText('no money is taken and nothing renews');
  await terms.getByRole('button', { name: 'Try Premium' }).click();
  await expect(page.getByText('Plan updated: now on Premium.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Downgrade to Free' })).toBeEnabled();

  await page.goto('/browse');
  for (const name of wanted) {
    await clickHeart(page, name);
    await expect(page.getByRole('button', { name: `Remove ${name} from favorites` })).toBeVisible();
  }
  const favorites = () => server.read(`user_favorites?user_id=eq.${account.id}`);
  await expect.poll(favorites).toHaveLength(wanted.length);

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Downgrade to Free' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Premium?' });
  await expect(question).toContainText(`your ${wanted.length} favorites would go`);
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('Plan updated: now on Free.')).toBeVisible();

  expect(await favorites()).toHaveLength(0);
  await page.goto('/browse');
  await expect(heart(page, 'Noor')).toHaveAccessibleName('Add Noor to favorites');
  await expect(heart(page, 'Noor')).toHaveAttribute('aria-disabled', 'true');
});

test('[R-PLAN-11] [R-PROD-25] a plan that a visitor chooses is offered after sign-up, to that user only', async ({
  page,
  server,
}) => {
  const person = newPerson();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Ultimate' }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByLabel('Date of birth').fill('1990-05-05');
  await page.getByRole('checkbox', { name: /^I am at least 18/ }).check();
  await page.getByRole('checkbox', { name: /^I know that chats can become intimate/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/pricing\?plan=ultimate$/);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ultimate' }) });
  await expect(card.getByText('Your choice')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Upgrade to Ultimate' })).toBeFocused();
  const [stored] = await server.read(`users?email=eq.${person.email}&select=subscription_tier`);
  expect(stored).toEqual({ subscription_tier: 'free' });
});
