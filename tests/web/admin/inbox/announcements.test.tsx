import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asAdmin, failsWith } from '../../support/admin.ts';
import { openPage } from '../../support/open-page.tsx';
import { write } from '../../support/person.ts';

const admin = asAdmin();
const announcement = (values = {}) => ({
  id: '10000000-0000-4000-8000-000000000001',
  title: 'Eight companions',
  body: 'Suki and seven more.',
  published_at: '2026-10-08T12:00:00+00:00',
  created_at: '2026-10-08T11:00:00+00:00',
  ...values,
});
const open = async (...rows: object[]) => {
  admin.backend.tables.announcements = rows as Record<string, unknown>[];
  const opened = openPage('/admin/announcements');
  await screen.findByRole('heading', { level: 1, name: 'Announcements' });
  return opened;
};
const writes = (method: string) => admin.backend.calls(method, 'announcements').map(({ body }) => body);
const item = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);

test('[R-ADMIN-18] each announcement shows its text and whether it is published', async () => {
  await open(
    announcement(),
    announcement({ id: 'b', title: 'A draft', published_at: null }),
    announcement({ id: 'c', title: 'To come', published_at: '2999-01-01T00:00:00Z' }),
  );
  expect((await item('Eight companions')).getByText('Suki and seven more.')).toBeVisible();
  expect((await item('Eight companions')).getByText(/^Published Oct 8, 2026/)).toBeVisible();
  expect((await item('A draft')).getByText('Draft')).toBeVisible();
  expect((await item('To come')).getByText(/^Planned for Jan 1, 2999/)).toBeVisible();
});

test('title and text of an announcement are required and limited in length', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
  await user.click(screen.getByLabelText('Title'));
  await user.paste('x'.repeat(121));
  expect(await screen.findByText('Please use at most 120 characters.')).toBeVisible();
  expect(writes('POST')).toEqual([]);
});

test('an announcement that could not be saved keeps the typed text', async () => {
  const { user } = await open();
  admin.backend.table('POST', 'announcements', failsWith('Not now'));
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  write(screen.getByLabelText('Title'), 'New faces');
  write(screen.getByLabelText('Text'), 'Three of them.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('This could not be saved: Not now')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('New faces');
  expect(screen.getByLabelText('Text')).toHaveValue('Three of them.');
});

test('a failed read of the announcements shows why, and Retry reads them again', async () => {
  admin.backend.table('GET', 'announcements', failsWith('The database is away'));
  const { user } = openPage('/admin/announcements');
  expect(await screen.findByText('The database is away')).toBeVisible();
  admin.backend.table('GET', 'announcements', () => Response.json([announcement()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Eight companions')).toBeVisible();
});
