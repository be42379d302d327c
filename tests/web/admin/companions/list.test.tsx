import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asAdmin, failsWith } from '../../support/admin.ts';
import { openPage } from '../../support/open-page.tsx';
import { companionRow } from '../../support/people.ts';

const admin = asAdmin();
const rows = async () => [
  ...(await screen.findByLabelText('Companions')).querySelectorAll<HTMLElement>('tbody tr'),
];

test('[R-ADMIN-19] the list shows name, picture, id, tagline and category of each companion, with its edit link', async () => {
  admin.backend.tables.companions = [
    companionRow({}),
    companionRow({ id: 'nova', name: 'Nova', tagline: 'Counts stars', category: null, is_public: false }),
  ];
  openPage('/admin/companions');
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Companions' })).toBeVisible();
  const [suki, nova] = (await rows()).map((row) => within(row));
  expect(suki?.getByText('Suki')).toBeVisible();
  expect(suki?.getByText('suki')).toBeVisible();
  expect(suki?.getByRole('presentation')).toHaveAttribute('src', '/portraits/suki-face-calm.svg');
  expect(suki?.getByText('Draws strangers on trains')).toBeVisible();
  expect(suki?.getByText('creative_minds')).toBeVisible();
  expect(suki?.getByRole('link', { name: 'Edit Suki' })).toHaveAttribute(
    'href',
    '/admin/companions/edit/suki',
  );
  expect(nova?.getByText('No Category')).toBeVisible();
  expect(nova?.getByText('Hidden')).toBeVisible();
  expect(suki?.queryByText('Hidden')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create New Companion' })).toHaveAttribute(
    'href',
    '/admin/companions/create',
  );
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin');
});

test('[R-ADMIN-20] the list says that it is loading, and an empty list shows no table', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.table('GET', 'companions', () => new Promise((resolve) => (answer = resolve)));
  openPage('/admin/companions');
  expect(await screen.findByText('Loading companions...')).toBeVisible();
  await waitFor(() => expect(admin.backend.calls('GET', 'companions')).toHaveLength(1));
  answer(Response.json([]));
  expect(await screen.findByText('No companions yet')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('[R-ADMIN-20] a failed read of the list shows why, and Try Again reads the list', async () => {
  admin.backend.table('GET', 'companions', failsWith('The database is away'));
  const { user } = openPage('/admin/companions');
  expect(await screen.findByText('The database is away')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  admin.backend.table('GET', 'companions', () => Response.json([companionRow({})]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(1);
});

test('a next page that fails keeps the rows and can be retried', async () => {
  const page = Array.from({ length: 20 }, (_, index) =>
    companionRow({ id: `c${index}`, name: `One ${index}` }),
  );
  admin.backend.table('GET', 'companions', (request) =>
    request.url.searchParams.has('or') ? failsWith('Away')() : Response.json(page),
  );
  const { user } = openPage('/admin/companions');
  expect(await screen.findByText('More could not be loaded.')).toBeVisible();
  expect(await rows()).toHaveLength(20);
  admin.backend.table('GET', 'companions', () => Response.json([companionRow({ id: 'last', name: 'Last' })]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await rows()).toHaveLength(21));
});
