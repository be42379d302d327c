import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asAdmin, failsWith } from '../../support/admin.ts';
import { openPage } from '../../support/open-page.tsx';

const admin = asAdmin();
const group = (values = {}) => ({
  id: '1',
  message: 'TypeError: x is undefined',
  times: 7,
  first_at: '2026-11-01T10:00:00+00:00',
  last_at: '2026-11-02T10:00:00+00:00',
  sources: ['window'],
  paths: ['/browse', '/chat'],
  app_versions: ['1.0.0'],
  ...values,
});
const open = (...rows: object[]) => {
  admin.backend.tables.error_groups = rows as Record<string, unknown>[];
  admin.backend.table('DELETE', 'error_reports', () => new Response(null, { status: 204 }));
  return openPage('/admin/errors');
};
const item = async (message: string) =>
  within((await screen.findByText(message)).closest('li') as HTMLElement);
const cleared = () => admin.backend.calls('DELETE', 'error_reports').map(({ url }) => url.searchParams);

test('shows errors by message, with their number and their pages', async () => {
  open(group(), group({ id: '2', message: 'Failed', times: 1 }));
  const one = await item('TypeError: x is undefined');
  expect(one.getByText('7 times')).toBeVisible();
  expect(one.getByText('/browse, /chat')).toBeVisible();
  expect(one.getByText(/^Nov 2, 2026/)).toBeVisible();
  expect(one.getByText('1.0.0')).toBeVisible();
  expect((await item('Failed')).getByText('Once')).toBeVisible();
});

test('clears one error after a confirmation, up to the last report that was shown', async () => {
  const { user } = open(group());
  await user.click((await item('TypeError: x is undefined')).getByRole('button', { name: 'Clear' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Clear this error?' }));
  await user.click(question.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(cleared()).toHaveLength(1));
  expect(cleared()[0]?.get('message')).toBe('eq.TypeError: x is undefined');
  expect(cleared()[0]?.get('created_at')).toBe('lte.2026-11-02T10:00:00+00:00');
});

test('clears all errors after a confirmation', async () => {
  const { user } = open(group(), group({ id: '2', message: 'Failed', last_at: '2026-11-01T10:00:00+00:00' }));
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Clear all error reports?' }));
  await user.click(question.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(cleared()).toHaveLength(1));
  expect(cleared()[0]?.get('message')).toBeNull();
  expect(cleared()[0]?.get('created_at')).toBe('lte.2026-11-02T10:00:00+00:00');
});

test('an empty list of errors says so and offers nothing to clear', async () => {
  open();
  expect(await screen.findByText('No errors reported')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
});

test('a failed read of the errors shows why, and Retry reads them again', async () => {
  admin.backend.table('GET', 'error_groups', failsWith('The database is away'));
  const { user } = openPage('/admin/errors');
  expect(await screen.findByText('The database is away')).toBeVisible();
  admin.backend.table('GET', 'error_groups', () => Response.json([group()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('7 times')).toBeVisible();
});
