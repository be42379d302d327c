import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { consents } from '#contracts/consents.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, userRow } from '../support/people.ts';
import { write } from '../support/person.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({ age_confirmed_at: null })];
  backend.tables.user_consents = [];
  backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
});

/** Fills the dialog that stands before the first chat. */
async function answer(birthDate: string) {
  const page = openPage('/chat?companionId=suki');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Before your first chat' }));
  write(dialog.getByLabelText('Date of birth'), birthDate);
  await page.user.click(dialog.getByRole('checkbox', { name: consents.terms.text }));
  await page.user.click(dialog.getByRole('checkbox', { name: consents.intimate_chats.text }));
  await page.user.click(dialog.getByRole('button', { name: 'Start chatting' }));
  return { ...page, dialog };
}
const updates = () => backend.calls('PUT', 'user');
const gate = () => screen.queryByRole('alertdialog', { name: 'Before your first chat' });

describe('the age check before the first chat', () => {
  it('[R-SAFE-02] asks somebody who signed up with Google or Apple for the date of birth and the consents', async () => {
    backend.auth('PUT', 'user', ({ body }) => {
      backend.tables.users = [userRow({})];
      return Response.json({ id: '1', aud: '', created_at: '', app_metadata: {}, user_metadata: body });
    });
    await answer('1990-05-06');
    await waitFor(() => expect(gate()).not.toBeInTheDocument());
    expect(updates()[0]?.body).toMatchObject({ data: { birth_date: '1990-05-06' } });
    expect(backend.calls('POST', 'user_consents')[0]?.body).toEqual([
      { purpose: 'terms', text_version: consents.terms.version, given: true },
      { purpose: 'intimate_chats', text_version: consents.intimate_chats.version, given: true },
    ]);
  });

  it('[R-SAFE-01] [R-PROD-17] refuses somebody under 18 on the page, without a request, and takes no other date there', async () => {
    const { dialog, user } = await answer(`${new Date().getFullYear() - 17}-01-01`);
    expect(await dialog.findByText(/You must be at least 18 years old.*Contact page/)).toBeVisible();
    await user.clear(dialog.getByLabelText('Date of birth'));
    write(dialog.getByLabelText('Date of birth'), '1990-05-06');
    await user.click(dialog.getByRole('button', { name: 'Start chatting' }));
    expect(await dialog.findByText(/You must be at least 18 years old/)).toBeVisible();
    expect(updates()).toHaveLength(0);
  });

  it('[R-SAFE-01] shows the same text to somebody who is under 18 by the server’s calendar alone', async () => {
    backend.auth('PUT', 'user', () =>
      Response.json({ code: 'unexpected_failure', message: 'age_required' }, { status: 422 }),
    );
    const { dialog } = await answer('1990-05-06');
    expect(await dialog.findByText(/You must be at least 18 years old/)).toBeVisible();
    expect(gate()).toBeVisible();
  });

  it('can be closed, which leads away from the chat', async () => {
    const { user, router } = openPage('/chat?companionId=suki');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Before your first chat' }));
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/chat'));
    expect(updates()).toHaveLength(0);
  });
});
