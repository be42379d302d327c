import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { consents } from '#contracts/consents.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { FakeBackend, refused } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, userRow } from '../support/people.ts';
import { write } from '../support/person.ts';

let backend: FakeBackend;
/** What the server keeps of this account. */
let isRefused: boolean;
asSignedInPerson();
beforeEach(() => {
  isRefused = false;
  backend = new FakeBackend();
  backend.tables.users = [userRow({ age_confirmed_at: null })];
  backend.tables.user_consents = [];
  backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
  backend.table('POST', 'rpc/is_age_refused', () => Response.json(isRefused));
  backend.endpoint('user-confirm-age', () => {
    backend.tables.users = [userRow({})];
    return Response.json({ success: true });
  });
});

/** Has the server refuse every date from now on, and keep that it did. */
function refuseDates() {
  backend.endpoint('user-confirm-age', () => {
    isRefused = true;
    return refused(403, 'age_required', 'Please tell us your date of birth first.');
  });
}

const openGate = async () => {
  const page = openPage('/chat?companionId=suki');
  return {
    ...page,
    dialog: within(await screen.findByRole('alertdialog', { name: 'Before your first chat' })),
  };
};

/** Fills the dialog that stands before the first chat. */
async function answer(birthDate: string) {
  const { dialog, ...page } = await openGate();
  write(dialog.getByLabelText('Date of birth'), birthDate);
  await page.user.click(dialog.getByRole('checkbox', { name: consents.terms.text }));
  await page.user.click(dialog.getByRole('checkbox', { name: consents.intimate_chats.text }));
  await page.user.click(dialog.getByRole('button', { name: 'Start chatting' }));
  return page;
}
const dates = () => backend.calls('POST', 'user-confirm-age').map(({ body }) => body);
const gate = () => screen.queryByRole('alertdialog', { name: 'Before your first chat' });
const refusal = /You must be at least 18 years old.*Contact page/;
const young = `${new Date().getFullYear() - 17}-01-01`;

/** The gate says that no date is taken, and asks for none. */
async function expectRefused() {
  await waitFor(() => expect(screen.queryByLabelText('Date of birth')).not.toBeInTheDocument());
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(gate()).toBeVisible();
}

describe('the age check before the first chat', () => {
  it('[R-SAFE-02] asks somebody who signed up with Google or Apple for the date of birth and the consents', async () => {
    await answer('1990-05-06');
    await waitFor(() => expect(gate()).not.toBeInTheDocument());
    expect(dates()).toEqual([{ birthDate: '1990-05-06' }]);
    expect(backend.calls('POST', 'user_consents')[0]?.body).toEqual([
      { purpose: 'terms', text_version: consents.terms.version, given: true },
      { purpose: 'intimate_chats', text_version: consents.intimate_chats.version, given: true },
    ]);
  });

  it('[R-SAFE-01] [R-PROD-17] has the server refuse a date under 18, and asks for no other one', async () => {
    refuseDates();
    await answer(young);
    await expectRefused();
    expect(dates()).toEqual([{ birthDate: young }]);
    expect(localStorage.getItem(storageKeys.ageRefused)).not.toBeNull();
    expect(backend.calls('POST', 'user_consents')).toHaveLength(0);
  });

  it('[R-PROD-17] shows a refusal that the server keeps on every device, with the ways to us and back', async () => {
    isRefused = true;
    const { dialog, user, router } = await openGate();
    await expectRefused();
    expect(dialog.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/chat'));
    expect(dates()).toHaveLength(0);
  });

  it('[R-PROD-17] takes no date of another account on a device where one was refused', async () => {
    localStorage.setItem(storageKeys.ageRefused, '"2026-11-20T10:00:00Z"');
    await openGate();
    await expectRefused();
  });

  it('[R-SAFE-01] shows the same text to somebody who is under 18 by the server’s calendar alone', async () => {
    refuseDates();
    await answer('1990-05-06');
    await expectRefused();
    expect(localStorage.getItem(storageKeys.ageRefused)).toBeNull();
  });

  it('says when the date could not be saved, and takes it again', async () => {
    backend.endpoint('user-confirm-age', () => refused(500, 'internal', 'Something went wrong.'));
    const { user } = await answer('1990-05-06');
    expect(await screen.findByText(/couldn’t be saved/)).toBeVisible();
    backend.endpoint('user-confirm-age', () => {
      backend.tables.users = [userRow({})];
      return Response.json({ success: true });
    });
    await user.click(screen.getByRole('button', { name: 'Start chatting' }));
    await waitFor(() => expect(gate()).not.toBeInTheDocument());
  });

  it('can be closed, which leads away from the chat', async () => {
    const { dialog, user, router } = await openGate();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/chat'));
    expect(dates()).toHaveLength(0);
  });
});
