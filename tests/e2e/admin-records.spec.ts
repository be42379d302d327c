import { type Account, signUp } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

type Server = { add(query: string, rows: object[]): Promise<unknown> };

const subscribe = (server: Server, { id }: Account, values: object) =>
  server.add('stripe_subscriptions', [
    {
      id: `sub_${crypto.randomUUID()}`,
      user_id: id,
      status: 'active',
      is_live: true,
      current_period_end: '2027-01-05T12:00:00Z',
      ...values,
    },
  ]);

test('[R-ADMIN-06] [R-ADMIN-08] [R-ADMIN-09] the dashboard shows the real figures, which change with its user table', async ({
  account,
  adminPage: page,
  server,
}) => {
  await subscribe(server, account, { plan_name: 'premium' });
  const count = async (query: string) => (await server.read<object>(`${query}&select=id`)).length;
  const [plan] = await server.read<{ price_gbp: number }>('plans?tier=eq.premium');
  const live = await count('stripe_subscriptions?is_live=is.true&plan_name=eq.premium');
  const since = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
  for (const path of ['/admin', '/admin/dashboard']) {
    await page.goto(path);
    const figure = (name: string) =>
      page.getByRole('region', { name: 'Statistics' }).getByRole('heading', { name }).locator('..');
    await expect(figure('Total users')).toContainText(String(await count('users?id=not.is.null')));
    await expect(figure('Active users')).toContainText(
      String(await count(`users?last_login_at=gte.${since}`)),
    );
    await expect(figure('Total revenue')).toContainText(`£${live * (plan?.price_gbp ?? 0)}`);
    await expect(
      page.getByRole('heading', { name: 'Users by plan' }).locator('..').getByRole('term'),
    ).toHaveText(['Free', 'Basic', 'Premium', 'Ultimate']);
    await expect(page.getByRole('table', { name: 'Messages per day' })).toBeHidden();
    await page.getByText('Show as a table').first().click();
    await expect(page.getByRole('table', { name: 'Messages per day' }).getByRole('row')).toHaveCount(31);
    await expect(page.getByRole('region', { name: 'Users' }).getByText(account.email)).toBeVisible();
  }
});

test('[R-ADMIN-07] the API dashboard shows the response of the server, or that there was none', async ({
  account,
  adminPage: page,
  problems,
}) => {
  await page.goto('/admin/dashboard-api');
  await expect(page.getByText(account.id)).toBeVisible();
  await expect(page.getByText('Key is set')).toHaveCount(1);
  problems.expect(/status of 400/);
  await page.route('**/functions/v1/admin-dashboard', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'invalid_input', detail: 'no' } }),
  );
  await page.reload();
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
});

test('[R-ADMIN-17] the subscriptions are the real ones, with the count of each plan', async ({
  account,
  adminPage: page,
  server,
  world,
}) => {
  await subscribe(server, account, { plan_name: 'basic' });
  await subscribe(server, await signUp(world.stack), { plan_name: 'basic' });
  await subscribe(server, account, { plan_name: 'ultimate', is_live: false, status: 'canceled' });
  const basic = (await server.read<object>('stripe_subscriptions?is_live=is.true&plan_name=eq.basic')).length;
  expect(basic).toBeGreaterThan(1);
  await page.goto('/admin/subscriptions');
  await expect(page.getByRole('term').filter({ hasText: 'Basic' }).locator('..')).toHaveText(`Basic${basic}`);
  const mine = page.getByRole('row').filter({ hasText: account.email });
  await expect(mine).toHaveCount(2);
  await expect(mine.filter({ hasText: 'Basic' })).toContainText('Active');
  await expect(mine.filter({ hasText: 'Basic' })).toContainText('5 Jan 2027');
  await expect(mine.filter({ hasText: 'Ultimate' })).toContainText('Canceled');
});

test('[R-SAFE-07] an admin reads how often help lines were shown, by month and country', async ({
  adminPage: page,
  server,
}) => {
  await server.add('safety_counts', [
    { month: '2020-02-01', country: 'IE', topic: 'suicide', count: 1234 },
    { month: '2020-02-01', country: 'ZZ', topic: 'self_harm', count: 5 },
  ]);
  await page.goto('/admin/safety');
  await page.getByLabel('Month').selectOption({ label: 'February 2020' });
  const counts = page.getByRole('region', { name: 'Counts of February 2020 by country' });
  await expect(counts.getByRole('row')).toHaveText([
    'CountrySuicideSelf-harmEating disordersAbuseImmediate dangerHarm to othersMinorsTotal',
    'Ireland1,2340000001,234',
    'Unknown05000005',
  ]);
});
