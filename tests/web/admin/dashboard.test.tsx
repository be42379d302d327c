import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import { AdminTest, failing } from './admin-test.ts';

const test = new AdminTest();
const figure = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).parentElement as HTMLElement);

describe('the statistics of the admin dashboard', () => {
  it.each(['42703', '42P01'])(
    '[R-ADMIN-08] show 0 active users and no error when the column or table is missing (%s)',
    async (code) => {
      test.answerUsers(() =>
        Response.json({ code, message: 'is not there', details: null, hint: null }, { status: 400 }),
      );
      openPage('/admin');
      expect(await (await figure('Active users')).findByText('0')).toBeVisible();
      expect(screen.queryByText('Failed to load admin statistics')).not.toBeInTheDocument();
    },
  );

  it('[R-ADMIN-09] show every tier of the plan table and the revenue of the live subscriptions', async () => {
    test.plans.push({ tier: 'patron', people: 0, subscriptions: 0, revenue_gbp: 0 });
    openPage('/admin');
    expect(await (await figure('Total revenue')).findByText('£1,240')).toBeVisible();
    const plans = await figure('Users by plan');
    expect(plans.getAllByRole('term').map((term) => term.textContent)).toEqual(['Free', 'Premium', 'Patron']);
    expect(plans.getByText('1,200 (97%)')).toBeVisible();
    expect(plans.getByText('0 (0%)')).toBeVisible();
  });

  it('show every day in a table as well', async () => {
    const { user } = openPage('/admin');
    const [messages] = await screen.findAllByText('Show as a table');
    await user.click(messages as HTMLElement);
    const table = await screen.findByRole('table', { name: 'Messages per day' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DayMessages', 'Nov 215', 'Nov 204']);
  });

  it('[R-ADMIN-10] show why they could not be read, and Retry reads them again', async () => {
    test.backend.table('POST', 'rpc/plan_statistics', () =>
      Response.json({ code: 'XX000', message: 'disk on fire', details: null, hint: null }, { status: 400 }),
    );
    const { user } = openPage('/admin');
    expect(await screen.findByText('Failed to load admin statistics')).toBeVisible();
    expect(screen.getByText('Error: disk on fire')).toBeVisible();
    test.backend.table('POST', 'rpc/plan_statistics', () => Response.json(test.plans));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await figure('Total users')).findByText('1,234')).toBeVisible();
  });

  it('[R-ADMIN-11] show no error after one failed read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
    test.backend.table(
      'POST',
      'rpc/plan_statistics',
      failing(1, () => Response.json(test.plans)),
    );
    openPage('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    expect(screen.queryByText('Failed to load admin statistics')).not.toBeInTheDocument();
    const total = await figure('Total users');
    expect(await total.findByText('1,234', {}, { timeout: 3000 })).toBeVisible();
    expect(test.backend.calls('POST', 'rpc/plan_statistics')).toHaveLength(2);
    expect(screen.queryByText('Failed to load admin statistics')).not.toBeInTheDocument();
  });
});

describe('the admin profile', () => {
  it('the card on the dashboard shows which provider keys are set, without the keys', async () => {
    openPage('/admin');
    const card = await figure('Admin Profile');
    expect(await card.findByText('Key is set')).toBeVisible();
    expect(card.getAllByText('No key')).toHaveLength(3);
  });

  it('[R-ADMIN-03] a refusal by the server leads to the admin login', async () => {
    test.backend.endpoint('admin-dashboard', () => refused(403, 'forbidden', 'no'));
    localStorage.setItem('adminUser', '{"role":"admin"}');
    const { router } = openPage('/admin/dashboard-api');
    expect(await screen.findByRole('heading', { name: 'Admin login' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/login');
    expect(localStorage.getItem('adminUser')).toBeNull();
  });
});

describe('the user list of the admin area', () => {
  it('[R-ADMIN-10] shows why it could not be read', async () => {
    test.backend.table('POST', 'rpc/list_users', () =>
      Response.json({ code: 'XX000', message: 'disk on fire', details: null, hint: null }, { status: 400 }),
    );
    openPage('/admin/users');
    expect(await screen.findByText('Error: disk on fire')).toBeVisible();
  });

  it('[R-ADMIN-11] shows no error after one failed read', async () => {
    test.backend.table(
      'POST',
      'rpc/list_users',
      failing(1, () => Response.json(test.people)),
    );
    openPage('/admin/users');
    expect(await screen.findByText('Ann Ashby', {}, { timeout: 3000 })).toBeVisible();
    expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
    expect(test.backend.calls('POST', 'rpc/list_users')).toHaveLength(2);
  });
});
