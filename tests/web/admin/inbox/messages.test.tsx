import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asAdmin, failsWith } from '../../support/admin.ts';
import { openPage } from '../../support/open-page.tsx';

const admin = asAdmin();
const message = (values = {}) => ({
  id: '20000000-0000-4000-8000-000000000001',
  name: 'Vi Long',
  email: 'vi@amity.test',
  category: 'billing',
  subject: 'I paid twice',
  message: 'My card was charged twice.\nCould you look?',
  status: 'open',
  user_id: null,
  created_at: '2026-11-01T10:00:00+00:00',
  ...values,
});
const open = (...rows: object[]) => {
  admin.backend.tables.contact_messages = rows as Record<string, unknown>[];
  return openPage('/admin/messages');
};
const item = async (subject: string) =>
  within((await screen.findByText(subject)).closest('li') as HTMLElement);
const changes = () => admin.backend.calls('PATCH', 'contact_messages');

test('[R-ADMIN-18] a contact message shows who wrote what and links to a reply by email', async () => {
  open(message());
  const one = await item('I paid twice');
  expect(one.getByText(/^Vi Long, vi@amity\.test \(not signed in\), Nov 1, 2026/)).toBeVisible();
  expect(one.getByText(/My card was charged twice\.\s+Could you look\?/)).toBeVisible();
  expect(one.getByText('billing')).toBeVisible();
  expect(one.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:vi%40amity.test?subject=Re%3A%20I%20paid%20twice',
  );
});

test('[R-ADMIN-18] shows the open contact messages, and those of another status when it is chosen', async () => {
  const { user } = open(message(), message({ id: 'b', subject: 'Thanks', status: 'handled' }));
  await item('I paid twice');
  expect(screen.queryByRole('heading', { name: 'Thanks' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Handled' }));
  const thanks = await item('Thanks');
  expect(screen.queryByRole('heading', { name: 'I paid twice' })).not.toBeInTheDocument();
  await user.click(thanks.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(changes()[0]?.body).toEqual({ status: 'open' }));
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(async () => expect(await screen.findAllByRole('heading', { level: 2 })).not.toHaveLength(0));
  await item('I paid twice');
  await user.click(screen.getByRole('button', { name: 'Answered' }));
  expect(await screen.findByText('Nothing is filed under this.')).toBeVisible();
});

test('[R-DATA-18] deletes a contact message after a confirmation', async () => {
  const { user } = open(message());
  await user.click((await item('I paid twice')).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
  expect(question.getByText(/This action cannot be undone\.$/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Everyone has an answer.')).toBeVisible();
});

test('shows why the status of a contact message could not be changed', async () => {
  admin.backend.table('PATCH', 'contact_messages', failsWith('Not now'));
  const { user } = open(message());
  await user.click((await item('I paid twice')).getByRole('button', { name: 'Mark handled' }));
  expect(await screen.findByText('This could not be changed: Not now')).toBeVisible();
});

test('a failed read of the contact messages shows why, and Retry reads them again', async () => {
  admin.backend.table('GET', 'contact_messages', failsWith('The database is away'));
  const { user } = openPage('/admin/messages');
  expect(await screen.findByText('The database is away')).toBeVisible();
  admin.backend.table('GET', 'contact_messages', () => Response.json([message()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('I paid twice')).toBeVisible();
});
