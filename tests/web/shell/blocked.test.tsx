import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userId, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({ status: 'blocked' })];
});

const heading = () => screen.findByRole('heading', { name: 'Your account is blocked', level: 1 });

it.each([
  '/',
  '/dashboard',
  '/browse',
  '/chat/suki',
  '/profile',
  '/subscription',
  '/pricing',
  '/companion-builder',
  '/admin',
])(
  '[R-PROD-18] a blocked person finds at %s whom to write to, and nothing that would not work',
  async (path) => {
    openPage(path);
    expect(await heading()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/contact');
    for (const name of ['Download my data', 'Delete account', 'Logout']) {
      expect(await screen.findByRole('button', { name })).toBeEnabled();
    }
    expect(screen.getAllByRole('link', { name: 'Get help' })).not.toHaveLength(0);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set(['#main', '/', '/contact', '/safety']));
  },
);

it.each(['/contact', '/faq', '/terms', '/privacy', '/safety'])(
  '[R-PROD-18] a blocked person can read %s, below the notice',
  async (path) => {
    openPage(path);
    expect(await screen.findByText('Your account is blocked.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'write to support' })).toHaveAttribute('href', '/contact');
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeEnabled();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  },
);

it('[R-PROD-18] a refusal shows the block at once, although the row was read before', async () => {
  backend.tables.users = [userRow({ status: 'active' })];
  openPage('/dashboard');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  await waitFor(() =>
    expect(queryClient.getQueryData(['users', userId])).toMatchObject({ status: 'active' }),
  );
  backend.tables.users = [userRow({ status: 'blocked' })];
  const refusal = { code: 'PT403', message: 'blocked', details: null, hint: null };
  backend.table('GET', 'plans', () => Response.json(refusal, { status: 403 }));
  await act(() => queryClient.refetchQueries({ queryKey: ['plans'] }));
  expect(await heading()).toBeVisible();
});

it('[R-PROD-18] the pages come back when the block is lifted', async () => {
  openPage('/dashboard');
  expect(await heading()).toBeVisible();
  backend.tables.users = [userRow({ status: 'active' })];
  await act(() => queryClient.refetchQueries({ queryKey: ['users', userId] }));
  await waitFor(() => expect(screen.queryByText('Your account is blocked')).not.toBeInTheDocument());
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
});
