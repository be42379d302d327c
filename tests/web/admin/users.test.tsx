import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { refused } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import { write } from '../support/person.ts';
import { AdminTest, listed, region } from './admin-test.ts';

const test = new AdminTest();
const lists = () => test.backend.calls('POST', 'rpc/list_users');
const statistics = () => test.backend.calls('POST', 'rpc/plan_statistics');

/** Opens the question of one action for Ann. */
async function ask(user: ReturnType<typeof openPage>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Ann Ashby' }));
  await user.click(screen.getByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog'));
}

describe('the user table', () => {
  it('[R-ADMIN-13] shows a missing tier as Free', async () => {
    test.people = [listed({ full_name: 'Ann Ashby', subscription_tier: null })];
    openPage('/admin/users');
    expect((await region('Users')).getByText('Free')).toBeVisible();
  });

  it('[R-ADMIN-12] sends the search text once the typing pauses, and the exact tier and status', async () => {
    const { user } = openPage('/admin/users');
    await screen.findByText('Ann Ashby');
    write(screen.getByLabelText('Search users'), 'ash');
    await waitFor(() => expect(lists().at(-1)?.body).toMatchObject({ p_search: 'ash' }));
    await user.selectOptions(screen.getByLabelText('Tier'), 'Premium');
    await user.selectOptions(screen.getByLabelText('Status'), 'Blocked');
    await waitFor(() =>
      expect(lists().at(-1)?.body).toEqual({
        p_search: 'ash',
        p_limit: 50,
        p_tier: 'premium',
        p_status: 'blocked',
      }),
    );
  });

  it('reads the next page after the last user of a full page', async () => {
    const id = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    const people = Array.from({ length: 50 }, (_, n) =>
      listed({ id: id(n), full_name: `Person ${n}`, created_at: `2026-11-01T10:00:${10 + n}Z` }),
    );
    test.backend.table('POST', 'rpc/list_users', ({ body }) =>
      Response.json(
        (body as { p_before_id?: string }).p_before_id === undefined
          ? people
          : [listed({ id: id(99), full_name: 'The Last' })],
      ),
    );
    // The table is taller than all of its rows together.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'SECTION' ? 4000 : 40;
    });
    openPage('/admin/users');
    expect(await screen.findByText('The Last', {}, { timeout: 20_000 })).toBeVisible();
    expect(lists().map(({ body }) => body)).toEqual([
      { p_search: '', p_limit: 50 },
      { p_search: '', p_limit: 50, p_before: '2026-11-01T10:00:59Z', p_before_id: id(49) },
    ]);
  });
});

describe('the cached users and statistics', () => {
  it('[R-CACHE-06] are kept for 5 minutes per search, tier and status', async () => {
    const { router, user } = openPage('/admin');
    await screen.findByText('Ann Ashby');
    await user.selectOptions(screen.getByLabelText('Tier'), 'Premium');
    await waitFor(() => expect(lists()).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText('Tier'), 'All');
    await router.navigate('/admin/safety');
    await screen.findByRole('heading', { level: 1, name: 'Safety' });
    await router.navigate('/admin');
    await screen.findByText('Ann Ashby');
    expect(lists()).toHaveLength(2);
    expect(statistics()).toHaveLength(1);
    const ages = queryClient
      .getQueryCache()
      .findAll({ queryKey: ['admin'] })
      .filter(({ queryKey }) => ['users', 'statistics'].includes(String(queryKey[1])))
      .map((query) => query.options as { staleTime?: number });
    expect(ages.map(({ staleTime }) => staleTime)).toEqual([300_000, 300_000, 300_000]);
  });

  it.each([
    [
      'Change tier',
      async (box: Awaited<ReturnType<typeof ask>>, user: ReturnType<typeof openPage>['user']) => {
        await user.selectOptions(box.getByLabelText('Tier'), 'premium');
        await user.click(box.getByRole('button', { name: 'Change tier' }));
      },
      { action: 'tier', value: 'premium' },
    ],
    [
      'Block',
      async (box: Awaited<ReturnType<typeof ask>>, user: ReturnType<typeof openPage>['user']) => {
        await user.click(box.getByRole('button', { name: 'Block' }));
      },
      { action: 'status', value: 'blocked' },
    ],
    [
      'Delete',
      async (box: Awaited<ReturnType<typeof ask>>, user: ReturnType<typeof openPage>['user']) => {
        await user.click(box.getByRole('button', { name: 'Delete' }));
      },
      { action: 'delete' },
    ],
  ] as const)(
    '[R-CACHE-06] [R-ADMIN-15] are read again after %s, which is sent once it is confirmed',
    async (action, confirm, sent) => {
      const { user } = openPage('/admin');
      await screen.findByText('Ann Ashby');
      await waitFor(() => expect(statistics()).toHaveLength(1));
      const question = await ask(user, action);
      expect(test.backend.calls('POST', 'admin-users')).toEqual([]);
      await confirm(question, user);
      await waitFor(() => expect(statistics()).toHaveLength(2));
      await waitFor(() => expect(lists()).toHaveLength(2));
      expect(test.backend.calls('POST', 'admin-users').map(({ body }) => body)).toEqual([
        { userId: 'a0000000-0000-4000-8000-00000000000f', ...sent },
      ]);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    },
  );

  it('show the reason of a refused change in the dialog', async () => {
    test.backend.endpoint('admin-users', () =>
      refused(409, 'last_admin', 'The last admin cannot be removed.'),
    );
    const { user } = openPage('/admin/users');
    await screen.findByText('Ann Ashby');
    const question = await ask(user, 'Delete');
    expect(question.getByText('This action cannot be undone.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('The last admin cannot be removed.')).toBeVisible();
  });
});
