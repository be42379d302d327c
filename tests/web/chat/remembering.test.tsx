import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusedWrite } from '../support/fake-backend.ts';
import { consentRow, messageRow } from '../support/people.ts';
import { bubbles, ChatTest } from './chat-test.ts';

const chat = new ChatTest();
const id = '50000000-0000-4000-8000-000000000001';
const kept = () => chat.backend.calls('POST', 'memories').map(({ body }) => body);

beforeEach(() => {
  chat.backend.tables.memories = [];
  chat.backend.tables.user_consents = [
    consentRow('terms'),
    consentRow('intimate_chats'),
    consentRow('memory'),
  ];
  chat.backend.table('POST', 'memories', () => Response.json({ id }));
});

/** The dialog of a message. */
async function rememberOf(message_text: string) {
  chat.backend.tables.messages = [
    messageRow({ message_type: 'ai', message_text: 'Good to know.' }),
    messageRow({ message_text }),
  ];
  const { user } = await chat.open();
  await waitFor(() => expect(bubbles()).toHaveLength(2));
  const [remember, ...others] = await screen.findAllByRole('button', { name: 'Remember this' });
  expect(others).toEqual([]);
  expect(bubbles()[0]).toContainElement(remember as HTMLElement);
  await user.click(remember as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remember this' }));
  return { user, dialog, messageId: chat.backend.tables.messages[1]?.id };
}

describe('remembering a message', () => {
  it('[R-MEM-14] of one sentence keeps it for this companion, and Undo forgets it', async () => {
    const { user, dialog, messageId } = await rememberOf('My dog is called Biscuit.');
    expect(dialog.queryByRole('group', { name: 'What to remember' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByText('Suki will remember that.')).toBeVisible();
    expect(kept()).toEqual([
      { text: 'My dog is called Biscuit.', message_id: messageId, companion_id: 'suki' },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Remember this' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(chat.backend.calls('DELETE', 'memories')).toHaveLength(1));
    expect(chat.backend.calls('DELETE', 'memories')[0]?.url.searchParams.get('id')).toBe(`eq.${id}`);
  });

  it('[R-MEM-14] of several sentences keeps the one that is chosen, for all companions if that is', async () => {
    const { user, dialog, messageId } = await rememberOf('Hello! My dog is called Biscuit. Is it late?');
    const choices = within(dialog.getByRole('group', { name: 'What to remember' }));
    expect(choices.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Hello! My dog is called Biscuit. Is it late?',
      'Hello!',
      'My dog is called Biscuit.',
      'Is it late?',
    ]);
    await user.click(choices.getByRole('radio', { name: 'My dog is called Biscuit.' }));
    await user.click(dialog.getByRole('radio', { name: 'All my companions' }));
    await user.click(dialog.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByText('All of them will remember that.')).toBeVisible();
    expect(kept()).toEqual([
      { text: 'My dog is called Biscuit.', message_id: messageId, companion_id: null },
    ]);
  });

  it('[R-MEM-14] offers of a message longer than a fact its sentences alone', async () => {
    const long = `${'I walk by the sea every day. '.repeat(5)}${'My garden has roses and a bench. '.repeat(6)}`;
    const { dialog } = await rememberOf(long.trim());
    const choices = within(dialog.getByRole('group', { name: 'What to remember' }));
    expect(choices.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'I walk by the sea every day.',
      'My garden has roses and a bench.',
    ]);
  });

  it('[R-MEM-14] keeps of a sentence longer than a fact its beginning, an emoji at the edge whole', async () => {
    const beginning = `${'My garden has roses and a bench, '.repeat(8)}and some thyme 🌿`;
    expect(Array.from(beginning)).toHaveLength(280);
    const { user, dialog } = await rememberOf(`${beginning} and sage.`);
    await user.click(dialog.getByRole('button', { name: 'Remember' }));
    await waitFor(() => expect(kept()).toMatchObject([{ text: beginning }]));
  });

  it('[R-MEM-14] says of what is known already that it is, with no Undo', async () => {
    chat.backend.table('POST', 'memories', () => Response.json([], { status: 201 }));
    const { user, dialog } = await rememberOf('My dog is called Biscuit.');
    await user.click(dialog.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByText('That is remembered already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'See all' })).toBeVisible();
  });

  it('[R-MEM-01] explains without the consent that memory is off, and leads to where it is turned on', async () => {
    chat.backend.tables.user_consents = [consentRow('terms'), consentRow('intimate_chats')];
    const { dialog } = await rememberOf('My dog is called Biscuit.');
    expect(await dialog.findByText(/^Memory is off\./)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Turn on memory' })).toHaveAttribute('href', '/memory');
    expect(dialog.queryByRole('button', { name: 'Remember' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('group')).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  it('[R-MEM-01] explains the same when memory has been turned off elsewhere meanwhile', async () => {
    chat.backend.table('POST', 'memories', () => refusedWrite('memory_consent_required'));
    const { user, dialog } = await rememberOf('My dog is called Biscuit.');
    await user.click(dialog.getByRole('button', { name: 'Remember' }));
    expect(await dialog.findByText(/^Memory is off\./)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Turn on memory' })).toHaveAttribute('href', '/memory');
  });

  it('[R-MEM-15] keeps the choice and says why when all that is remembered is pinned', async () => {
    chat.backend.table('POST', 'memories', () =>
      Response.json(
        { code: 'P0001', message: 'memory_limit', details: '{"limit": 20}', hint: null },
        { status: 400 },
      ),
    );
    const { user, dialog } = await rememberOf('My dog is called Biscuit.');
    await user.click(dialog.getByRole('button', { name: 'Remember' }));
    expect(await dialog.findByText(/^Your plan remembers 20 facts/)).toBeVisible();
    expect(dialog.getByText('My dog is called Biscuit.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See what they remember' })).toBeVisible();
  });

  it('[R-MEM-04] is reached for all of them from the menu of the chat', async () => {
    const { user } = await chat.open();
    await user.click(screen.getByRole('button', { name: 'Chat menu' }));
    const link = await screen.findByRole('link', { name: 'What Suki remembers' });
    expect(link).toHaveAttribute('href', '/memory/suki');
  });
});
