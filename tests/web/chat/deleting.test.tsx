import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messageRow, userId } from '../support/people.ts';
import { bubbles, ChatTest, input } from './chat-test.ts';

const chat = new ChatTest();
const deletes = () => chat.backend.calls('DELETE', 'messages');
const refuseDeletes = () =>
  chat.backend.table('DELETE', 'messages', () =>
    Response.json({ message: 'no', code: '42501' }, { status: 403 }),
  );
type User = Awaited<ReturnType<typeof openTalk>>;

const undo = () => screen.findByRole('button', { name: 'Undo' });

/** A chat in which Suki has answered twice. */
async function openTalk() {
  const said = ['Hello', 'Hi there', 'How are you?', 'Fine'];
  chat.backend.tables.messages = [
    messageRow({ companion_id: 'luca' }),
    ...said
      .map((message_text, index) => messageRow({ message_text, message_type: index % 2 ? 'ai' : 'user' }))
      .reverse(),
  ];
  const { user } = await chat.open();
  await screen.findByText('Fine');
  return user;
}

async function clear(user: User) {
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(await screen.findByRole('button', { name: 'Clear conversation' }));
}

/** The toast that offers Undo goes; what it was about becomes real. */
async function dismissToast(user: User) {
  const toast = (await undo()).closest('li');
  if (toast === null) throw new Error('Undo stands in no toast');
  await user.click(within(toast).getByRole('button', { name: 'Close toast' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

async function clickUndo(user: User) {
  await user.click(await undo());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
}

describe('clearing a chat', () => {
  it('[R-CHAT-32] asks first, hides at once, and deletes this person’s messages with this companion when Undo is gone', async () => {
    const user = await openTalk();
    const newest = chat.backend.tables.messages?.[1]?.created_at;
    await clear(user);
    await waitFor(() => expect(bubbles()).toHaveLength(0));
    expect(deletes()).toHaveLength(0);
    await dismissToast(user);
    await waitFor(() => expect(deletes()).toHaveLength(1));
    expect(Object.fromEntries(deletes()[0]?.url.searchParams ?? [])).toEqual({
      user_id: `eq.${userId}`,
      companion_id: 'eq.suki',
      created_at: `lte.${newest}`,
    });
    await waitFor(() => expect(chat.backend.tables.messages).toHaveLength(1));
    expect(bubbles()).toHaveLength(0);
  });

  it('can be undone, and nothing is deleted', async () => {
    const user = await openTalk();
    await clear(user);
    await clickUndo(user);
    await waitFor(() => expect(bubbles()).toHaveLength(4));
    expect(deletes()).toHaveLength(0);
  });

  it('[R-CHAT-32] keeps the messages and says so when the server refuses', async () => {
    refuseDeletes();
    const user = await openTalk();
    await clear(user);
    await dismissToast(user);
    expect(await screen.findByText('Failed to delete messages (RLS).')).toBeVisible();
    await waitFor(() => expect(bubbles()).toHaveLength(4));
  });

  it('is final before the next message is sent, so that Suki does not reply to deleted messages', async () => {
    const user = await openTalk();
    await clear(user);
    chat.backend.endpoint('chat-send', () => {
      expect(deletes()).toHaveLength(1);
      return chat.stream.response;
    });
    await user.type(input(), 'Again{Enter}');
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(bubbles()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });
});

describe('deleting one message', () => {
  it('hides it at once, deletes it when Undo is gone and keeps the other messages', async () => {
    const user = await openTalk();
    const second = bubbles()[1] as HTMLElement;
    await user.click(within(second).getByRole('button', { name: 'Delete message' }));
    await waitFor(() => expect(bubbles()).toHaveLength(3));
    expect(screen.queryByText('Hi there')).not.toBeInTheDocument();
    expect(deletes()).toHaveLength(0);
    await dismissToast(user);
    await waitFor(() => expect(deletes()[0]?.url.searchParams.get('id')).toMatch(/^eq\.4/));
    expect(chat.backend.tables.messages).toHaveLength(4);
  });

  it('can be undone', async () => {
    const user = await openTalk();
    const second = bubbles()[1] as HTMLElement;
    await user.click(within(second).getByRole('button', { name: 'Delete message' }));
    await clickUndo(user);
    expect(await screen.findByText('Hi there')).toBeVisible();
    expect(deletes()).toHaveLength(0);
  });
});
