import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asAdmin, failsWith } from '../support/admin.ts';
import { openPage } from '../support/open-page.tsx';

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

test('[R-ADMIN-18] each announcement shows its text and whether people see it', async () => {
  await open(
    announcement(),
    announcement({ id: 'b', title: 'A draft', published_at: null }),
    announcement({ id: 'c', title: 'To come', published_at: '2999-01-01T00:00:00Z' }),
  );
  expect((await item('Eight companions')).getByText('Suki and seven more.')).toBeVisible();
  expect((await item('Eight companions')).getByText(/^Published 8 Oct 2026/)).toBeVisible();
  expect((await item('A draft')).getByText('Draft')).toBeVisible();
  expect((await item('To come')).getByText(/^Planned for 1 Jan 2999/)).toBeVisible();
});

test.each([
  ['Publish', expect.any(String)],
  ['Save as draft', null],
])('[R-ADMIN-18] a new announcement is written and with %s stored', async (button, published_at) => {
  const { user } = await open();
  admin.backend.table('POST', 'announcements', () => new Response(null, { status: 201 }));
  expect(await screen.findByText('No announcements yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New announcement' }));
  await user.type(screen.getByLabelText('Title'), ' New faces ');
  await user.type(screen.getByLabelText('Text'), 'Three of them.');
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() =>
    expect(writes('POST')).toEqual([{ title: 'New faces', body: 'Three of them.', published_at }]),
  );
  await waitFor(() => expect(screen.queryByLabelText('Title')).not.toBeInTheDocument());
});

test('title and text are required and have an end', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
  await user.click(screen.getByLabelText('Title'));
  await user.paste('x'.repeat(121));
  expect(await screen.findByText('Please use at most 120 characters.')).toBeVisible();
  expect(writes('POST')).toEqual([]);
});

test('an announcement that could not be stored keeps what was typed', async () => {
  const { user } = await open();
  admin.backend.table('POST', 'announcements', failsWith('Not now'));
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  await user.type(screen.getByLabelText('Title'), 'New faces');
  await user.type(screen.getByLabelText('Text'), 'Three of them.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('This could not be saved: Not now')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('New faces');
  expect(screen.getByLabelText('Text')).toHaveValue('Three of them.');
});

test('[R-ADMIN-18] an announcement is changed in its place, and stays published as it was', async () => {
  const { user } = await open(announcement());
  await user.click((await item('Eight companions')).getByRole('button', { name: 'Edit' }));
  const form = within(screen.getByRole('form', { name: 'Edit announcement' }));
  await user.type(form.getByLabelText('Title'), ' to meet');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(writes('PATCH')).toEqual([{ title: 'Eight companions to meet', body: 'Suki and seven more.' }]),
  );
});

test('[R-ADMIN-18] an announcement is taken back and published again', async () => {
  const { user } = await open(
    announcement(),
    announcement({ id: 'b', title: 'A draft', published_at: null }),
  );
  await user.click((await item('Eight companions')).getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(writes('PATCH')).toEqual([{ published_at: null }]));
  await user.click((await item('A draft')).getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(writes('PATCH')[1]).toEqual({ published_at: expect.any(String) }));
});

test('[R-ADMIN-18] an announcement is deleted after a question', async () => {
  const { user } = await open(announcement());
  await user.click((await item('Eight companions')).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this announcement?' }));
  expect(question.getByText(/This action cannot be undone\.$/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No announcements yet')).toBeVisible();
  expect(admin.backend.calls('DELETE', 'announcements')[0]?.url.searchParams.get('id')).toBe(
    `eq.${announcement().id}`,
  );
});

test('a list that does not come says why and can be asked for again', async () => {
  admin.backend.table('GET', 'announcements', failsWith('The database is away'));
  const { user } = openPage('/admin/announcements');
  expect(await screen.findByText('The database is away')).toBeVisible();
  admin.backend.table('GET', 'announcements', () => Response.json([announcement()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Eight companions')).toBeVisible();
});
