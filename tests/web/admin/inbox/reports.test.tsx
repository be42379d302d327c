import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asAdmin, failsWith } from '../../support/admin.ts';
import { refused } from '../../support/fake-backend.ts';
import { openPage } from '../../support/open-page.tsx';
import { write } from '../../support/person.ts';

const admin = asAdmin();
const reporterId = '00000000-0000-4000-8000-000000000009';
const report = (values = {}) => ({
  id: '30000000-0000-4000-8000-000000000001',
  reason: 'therapist',
  status: 'open',
  note: null,
  details: 'She said so twice.',
  message_text: 'I am your therapist.',
  message_is_edited: false,
  created_at: '2026-11-01T10:00:00+00:00',
  companion_id: 'suki',
  companion: {
    id: 'suki',
    name: 'Suki',
    image_url: '/portraits/suki.svg',
    profile_gradient_from: null,
    profile_gradient_to: null,
    is_public: true,
    user_id: null,
  },
  reporter: { id: reporterId, full_name: 'Robin', email: 'robin@amity.test', status: 'active' },
  ...values,
});
const open = (...rows: object[]) => {
  admin.backend.tables.reports = rows as Record<string, unknown>[];
  return openPage('/admin/reports');
};
const item = async (reason = 'Poses as a therapist or doctor') =>
  within((await screen.findByText(reason)).closest('li') as HTMLElement);
const changes = () => admin.backend.calls('PATCH', 'reports').map(({ body }) => body);

test('[R-SAFE-12] a report shows the copied text, the companion, the sender and the reason', async () => {
  open(report());
  const one = await item();
  expect(one.getByText('I am your therapist.').tagName).toBe('BLOCKQUOTE');
  expect(one.getByText('She said so twice.')).toBeVisible();
  expect(one.getByText(/^Reported by Robin,/)).toHaveTextContent('Nov 1, 2026');
  expect(one.getByRole('link', { name: 'Suki' })).toHaveAttribute('href', '/admin/companions/edit/suki');
});

test('[R-SAFE-12, R-KEEP-06] a report says whether its sender had edited the words', async () => {
  open(report(), report({ id: 'b', reason: 'hate', message_is_edited: true }));
  expect((await item()).queryByText(/edited by the person/)).not.toBeInTheDocument();
  const edited = await item('Hate, threats or violence');
  expect(edited.getByText('The message, edited by the person who reported it')).toBeVisible();
});

test('[R-SAFE-12] a report of a private companion shows its id alone', async () => {
  open(report({ companion: null, companion_id: 'abc123', message_text: null, details: null }));
  const one = await item();
  expect(one.getByText(/A private companion of the person who reported it \(id abc123\)/)).toBeVisible();
  expect(one.queryByRole('button', { name: 'Hide companion' })).not.toBeInTheDocument();
});

test('[R-SAFE-12] settled reports are listed under their status and can be reopened', async () => {
  const { user } = open(report(), report({ id: 'b', reason: 'hate', status: 'resolved', note: 'Done.' }));
  await item();
  expect(screen.queryByText('Hate, threats or violence')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Resolved' }));
  const settled = await item('Hate, threats or violence');
  expect(settled.getByLabelText('Note')).toHaveValue('Done.');
  await user.click(settled.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(changes()).toEqual([{ status: 'open', note: 'Done.' }]));
  await user.click(screen.getByRole('button', { name: 'Dismissed' }));
  expect(await screen.findByText('No reports here')).toBeVisible();
});

test('a report that could not be settled keeps its note', async () => {
  admin.backend.table('PATCH', 'reports', failsWith('Not now'));
  const { user } = open(report());
  const one = await item();
  write(one.getByLabelText('Note'), 'Changed.');
  await user.click(one.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('This could not be saved: Not now')).toBeVisible();
  expect(one.getByLabelText('Note')).toHaveValue('Changed.');
});

test('a hidden companion is marked as hidden in its report and can be shown again', async () => {
  const { user } = open(report({ companion: { ...report().companion, is_public: false } }));
  const one = await item();
  expect(one.getByText('Hidden')).toBeVisible();
  await user.click(one.getByRole('button', { name: 'Show companion again' }));
  await waitFor(() =>
    expect(admin.backend.calls('PATCH', 'companions')[0]?.body).toEqual({ is_public: true }),
  );
});

test('a block that is refused shows why in the dialog', async () => {
  admin.backend.endpoint('admin-users', () =>
    refused(409, 'last_admin', 'The last admin cannot be removed.'),
  );
  const { user } = open(report());
  await user.click((await item()).getByRole('button', { name: 'Block user' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Block' }));
  expect(await question.findByText(/The last admin cannot be removed\.$/)).toBeVisible();
});

test('a failed read of the reports shows why, and Retry reads them again', async () => {
  admin.backend.table('GET', 'reports', failsWith('The database is away'));
  const { user } = openPage('/admin/reports');
  expect(await screen.findByText('The database is away')).toBeVisible();
  admin.backend.table('GET', 'reports', () => Response.json([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
});
