import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consents } from '#contracts/consents.ts';
import { refused } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { consentRow } from '../support/people.ts';
import { ChatTest, input } from './chat-test.ts';

const chat = new ChatTest();
const refusal = 'Please read and agree to how your chats are handled before you go on.';
const given = () => chat.backend.calls('POST', 'user_consents').flatMap(({ body }) => body as Row[]);

/** Stores what is given, as the database does. */
function storeConsents() {
  chat.backend.table('POST', 'user_consents', ({ body }) => {
    const rows = (body as Row[]).map((row) => ({ ...consentRow('terms'), ...row }));
    chat.backend.tables.user_consents?.unshift(...rows);
    return new Response(null, { status: 201 });
  });
}
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('the consents that a chat needs', () => {
  it('[R-CARE-17] are asked for again in the chat after a new wording, with what is new in it', async () => {
    storeConsents();
    const earlier = { text_version: '2026-11-21' };
    chat.backend.tables.user_consents = [consentRow('intimate_chats', true, earlier), consentRow('terms')];
    const { user } = await chat.open();
    const asked = await dialog('What you agreed to has changed');
    const box = asked.getByRole('checkbox', { name: consents.intimate_chats.text });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(`What is new: ${consents.intimate_chats.changed}`);
    expect(asked.queryByRole('checkbox', { name: consents.terms.text })).not.toBeInTheDocument();

    await user.click(asked.getByRole('button', { name: 'Agree' }));
    expect(await asked.findByText('No companion can reply to you without this.')).toBeVisible();
    expect(given()).toEqual([]);
    await user.click(box);
    await user.click(asked.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(given()).toEqual([
      { purpose: 'intimate_chats', given: true, text_version: consents.intimate_chats.version },
    ]);
  });

  it('[R-CARE-17] can wait, so that the chat can be read; the refusal of the next message asks once more and keeps it', async () => {
    storeConsents();
    chat.backend.tables.user_consents = [];
    chat.backend.endpoint('chat-send', () => refused(403, 'consent_required', refusal));
    const { user } = await chat.open();
    const first = await dialog('Before you go on');
    await user.click(first.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.type(input(), 'Hello Suki{Enter}');
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(input()).toHaveValue('Hello Suki');

    await user.click(screen.getByRole('button', { name: 'Read and agree' }));
    const again = await dialog('Before you go on');
    await user.click(again.getByRole('checkbox', { name: consents.terms.text }));
    await user.click(again.getByRole('checkbox', { name: consents.intimate_chats.text }));
    await user.click(again.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
    expect(given().map(({ purpose }) => purpose)).toEqual(['terms', 'intimate_chats']);
    expect(input()).toHaveValue('Hello Suki');
  });

  it('[R-CARE-17] are not asked for unasked once they were taken back', async () => {
    chat.backend.tables.user_consents = [consentRow('intimate_chats', false), consentRow('terms')];
    chat.backend.endpoint('chat-send', () => refused(403, 'consent_required', refusal));
    const { user } = await chat.open();
    await user.type(input(), 'Hello Suki{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Read and agree' }));
    expect(await dialog('Before you go on')).toBeTruthy();
  });

  it('[R-CARE-17] that came after the page was loaded are read after a reload', async () => {
    chat.backend.endpoint('chat-send', () => refused(403, 'consent_required', refusal));
    const { user } = await chat.open();
    await user.type(input(), 'Hello Suki{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Read and agree' }));
    const asked = await dialog('What you agreed to has changed');
    expect(asked.getByText(/while this page was open.*what you wrote stays/)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
