import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { consents } from '#contracts/consents.ts';
import { FakeBackend, refusedWrite } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { consentRow, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.user_consents = [consentRow('intimate_chats'), consentRow('terms')];
});

async function settings() {
  const page = openPage('/profile?tab=security');
  const section = within(await screen.findByRole('region', { name: 'Your consents' }));
  await section.findAllByRole('checkbox');
  return { ...page, section };
}
const chats = { name: consents.intimate_chats.text };
const mail = { name: consents.product_mail.text };

describe('the consents of an account', () => {
  it('are shown with the day they were given and what taking them back leads to', async () => {
    const { section } = await settings();
    expect(section.getByText('You agreed to the Terms of Service on Nov 20, 2026.')).toBeVisible();
    expect(section.getByRole('checkbox', chats)).toBeChecked();
    expect(section.getByRole('checkbox', chats)).toHaveAccessibleDescription(
      /no companion can answer you.*Given on Nov 20, 2026\.$/,
    );
    expect(section.getByRole('checkbox', mail)).not.toBeChecked();
    expect(section.getByRole('checkbox', mail)).toHaveAccessibleDescription(/You haven’t agreed to this\.$/);
  });

  it('are taken back in one click, with the version of the text', async () => {
    backend.table('POST', 'user_consents', ({ body }) => {
      backend.tables.user_consents?.unshift({ ...consentRow('intimate_chats'), ...(body as Row[])[0] });
      return new Response(null, { status: 201 });
    });
    const { section, user } = await settings();
    await user.click(section.getByRole('checkbox', chats));
    await waitFor(() => expect(section.getByRole('checkbox', chats)).not.toBeChecked());
    expect(await section.findByText(/Taken back on/)).toBeVisible();
    expect(backend.calls('POST', 'user_consents')[0]?.body).toEqual([
      { purpose: 'intimate_chats', given: false, text_version: consents.intimate_chats.version },
    ]);
  });

  it('stay as they were, with a toast, when they could not be saved', async () => {
    backend.table('POST', 'user_consents', () => refusedWrite('blocked'));
    const { section, user } = await settings();
    await user.click(section.getByRole('checkbox', mail));
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
    expect(section.getByRole('checkbox', mail)).not.toBeChecked();
  });

  it('[R-CARE-17] given to earlier words count no longer, which is said', async () => {
    backend.tables.user_consents = [consentRow('intimate_chats', true, { text_version: '2026-11-21' })];
    const { section } = await settings();
    expect(section.getByRole('checkbox', chats)).not.toBeChecked();
    expect(section.getByRole('checkbox', chats)).toHaveAccessibleDescription(
      /Given on Nov 20, 2026 to earlier words; these are new\.$/,
    );
  });

  it('are shown as not given for an account made elsewhere', async () => {
    backend.tables.user_consents = [];
    const { section } = await settings();
    expect(section.getByText(/wasn’t created on our sign-up page/)).toBeVisible();
    expect(section.getByRole('checkbox', chats)).not.toBeChecked();
  });
});
