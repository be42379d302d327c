import { expect, test } from './support/fixtures.ts';
import { heart, turnHeart } from './support/hearts.ts';

type Plan = { favorites: number };

test('[R-PLAN-12] where nothing can be paid a member tries Premium as a demo, keeps companions with it, and goes back to Free without them', {
  tag: '@phone-smoke',
}, async ({ account, memberPage: page, server }) => {
  const [premium] = await server.read<Plan>('plans?tier=eq.premium&select=favorites');
  const wanted = ['Suki', 'Luca'];
  expect(premium?.favorites).toBeGreaterThanOrEqual(wanted.length);

  await page.goto('/browse');
  await expect(heart(page, 'Suki')).toHaveAttribute('aria-disabled', 'true');

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
    await turnHeart(page, name);
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
  await expect(heart(page, 'Suki')).toHaveAccessibleName('Add Suki to favorites');
  await expect(heart(page, 'Suki')).toHaveAttribute('aria-disabled', 'true');
});

test('[R-PLAN-11] a visitor is led from the plans to sign-up', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});
