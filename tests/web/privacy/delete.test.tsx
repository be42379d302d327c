import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { FakeBackend, refused } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userRow } from '../support/people.ts';
import { write } from '../support/person.ts';

const receipt = {
  success: true,
  receiptId: '7a1f0b5e-0000-4000-8000-000000000001',
  deletedAt: '2026-11-21T10:00:00.000Z',
  removed: { messages: 12, chats: 2, companions: 1, daily_usage: 3, user_consents: 2 },
  kept: ['payment_records'],
};

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.user_consents = [];
});

async function openDialog() {
  const page = openPage('/profile?tab=security');
  await page.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  return { ...page, dialog };
}

async function deleteWith(password: string) {
  const page = await openDialog();
  write(page.dialog.getByLabelText('Your password'), password);
  await page.user.click(page.dialog.getByRole('button', { name: 'Delete for good' }));
  return page;
}

describe('the deletion of an account', () => {
  it('[R-PROF-07] says what is deleted before anything is', async () => {
    const { dialog, user } = await openDialog();
    expect(dialog.getByText(/cannot be undone/)).toBeVisible();
    expect(
      dialog.getByText('every conversation, favorite and customisation, and all that is in Recently deleted'),
    ).toBeVisible();
    expect(dialog.getByText(/a subscription is canceled and not charged again/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(backend.calls('POST', 'user-delete')).toHaveLength(0);
  });

  it('[R-PROF-07] [R-PROD-17] with the password signs out, clears the data in this browser and shows the receipt', async () => {
    backend.endpoint('user-delete', () => Response.json(receipt));
    localStorage.setItem(storageKeys.chatDraft('suki'), 'Something intimate');
    localStorage.setItem(storageKeys.theme, 'dark');
    localStorage.setItem(storageKeys.ageRefused, '"2026-11-20T10:00:00Z"');
    const { router } = await deleteWith('my password');
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/account-deleted');
    expect(backend.calls('POST', 'user-delete')[0]?.body).toEqual({ password: 'my password' });
    for (const text of [
      receipt.receiptId,
      '12 messages',
      '2 chats',
      '1 companion of your own',
      '5 other records, such as settings and counters',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(
      screen.getByText(/Stripe keeps the records of your payments as long as tax law requires/),
    ).toBeVisible();
    expect(localStorage.getItem(storageKeys.authSession)).toBeNull();
    expect(localStorage.getItem(storageKeys.chatDraft('suki'))).toBeNull();
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark');
    expect(localStorage.getItem(storageKeys.ageRefused)).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  });

  it('[R-FIRST-24] marks a password that is missing until something is typed, and sends nothing', async () => {
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(backend.calls('POST', 'user-delete')).toHaveLength(0);
    const password = dialog.getByLabelText('Your password');
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription('Please fill this in.');
    write(password, 'm');
    expect(password).not.toHaveAccessibleDescription();
  });

  it('takes the email address from somebody who signs in with Google or Apple', async () => {
    backend.endpoint('user-delete', () => Response.json({ ...receipt, kept: [] }));
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'I sign in with Google or Apple' }));
    write(dialog.getByLabelText('Your email address, typed out'), 'robin@amity.test');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    expect(backend.calls('POST', 'user-delete')[0]?.body).toEqual({ confirmation: 'robin@amity.test' });
    expect(screen.queryByText(/Stripe keeps/)).not.toBeInTheDocument();
  });

  it.each([
    ['too_many_requests', 429, 'That was tried too often. Please try again later.'],
    ['last_admin', 409, 'The last admin cannot be removed.'],
    ['payments_not_configured', 409, 'Stripe not configured'],
  ])('[R-PROF-07] shows a refusal because of %s', async (code, status, text) => {
    backend.endpoint('user-delete', () => refused(status, code, text));
    const { dialog } = await deleteWith('my password');
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('deletes nothing when the network is broken, and says so', async () => {
    backend.endpoint('user-delete', () => Promise.reject(new TypeError('Failed to fetch')));
    const { dialog } = await deleteWith('my password');
    expect(
      await dialog.findByText(
        'Your account could not be deleted. Please check your connection and try again.',
      ),
    ).toBeVisible();
    expect(backend.calls('POST', 'user-delete')).toHaveLength(1);
  });
});

it('explains on the receipt page, opened without a receipt, where to delete an account', async () => {
  openPage('/account-deleted');
  expect(await screen.findByText(/You can delete yours in your profile, under Security/)).toBeVisible();
});
