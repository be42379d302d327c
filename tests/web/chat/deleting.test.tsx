import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openChatMenu } from '../support/chat-menu.ts';
import { refused } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { messageRow } from '../support/people.ts';
import { begun, bubbles, ChatTest, input } from './chat-test.ts';

const chat = new ChatTest();
const runId = '50000000-0000-4000-8000-000000000001';
const deletes = () => chat.backend.calls('DELETE', 'messages');
const clears = () => chat.backend.calls('POST', 'chat-clear');
const restores = () => chat.backend.calls('POST', 'chat-restore').map(({ body }) => body);
type User = Awaited<ReturnType<typeof openTalk>>;

const undo = () => screen.findByRole('button', { name: 'Undo' });

/** A chat in which Suki has answered twice, whose server can clear and restore it. */
async function openTalk() {
  const said = ['Hello', 'Hi there', 'How are you?', 'Fine'];
  const rows = said
    .map((message_text, index) => messageRow({ message_text, message_type: index % 2 ? 'ai' : 'user' }))
    .reverse();
  chat.backend.tables.messages = rows;
  chat.backend.endpoint('chat-clear', () => {
    chat.backend.tables.messages = [];
    return Response.json({ success: true, id: runId });
  });
  chat.backend.endpoint('chat-restore', () => {
    chat.backend.tables.messages = rows;
    return Response.json({ success: true, companionId: 'suki' });
  });
  const { user } = await chat.open();
  await screen.findByText('Fine');
  return user;
}

async function clear(user: User) {
  await openChatMenu(user);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(await screen.findByRole('button', { name: 'Clear conversation' }));
}

async function deleteNumber(number: number, user: User) {
  const bubble = within(bubbles()[number] as HTMLElement);
  await user.click(await bubble.findByRole('button', { name: 'Delete message' }));
}

describe('clearing a chat', () => {
  it('[R-CHAT-32, R-KEEP-11] asks first, and says that it is done when the server has done it', async () => {
    const user = await openTalk();
    let finish = () => {};
    chat.backend.endpoint(
      'chat-clear',
      () =>
        new Promise((resolve) => {
          finish = () => {
            chat.backend.tables.messages = [];
            resolve(Response.json({ success: true, id: runId }));
          };
        }),
    );
    await clear(user);
    await waitFor(() => expect(clears().map(({ body }) => body)).toEqual([{ companionId: 'suki' }]));
    expect(screen.queryByText('Conversation cleared.')).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(4);
    finish();
    expect(await screen.findByText('Conversation cleared.')).toBeVisible();
    expect(bubbles()).toHaveLength(0);
    expect(deletes()).toHaveLength(0);
  });

  it('can be undone with the id that the server gave it', async () => {
    const user = await openTalk();
    await clear(user);
    await user.click(await undo());
    await waitFor(() => expect(bubbles()).toHaveLength(4));
    expect(restores()).toEqual([{ id: runId }]);
  });

  it('stays cleared and says why when it cannot be undone', async () => {
    const user = await openTalk();
    const detail = 'You have reached your limit of active chats.';
    chat.backend.endpoint('chat-restore', () => refused(409, 'active_chat_limit', detail));
    await clear(user);
    await user.click(await undo());
    expect(await screen.findByText(detail)).toBeVisible();
    expect(bubbles()).toHaveLength(0);
  });

  it('[R-CHAT-32] keeps the messages and says so when the server refuses', async () => {
    const user = await openTalk();
    chat.backend.endpoint('chat-clear', () => refused(500, 'internal', 'No.'));
    await clear(user);
    expect(await screen.findByText('Failed to delete messages (RLS).')).toBeVisible();
    expect(bubbles()).toHaveLength(4);
    expect(screen.queryByText('Conversation cleared.')).not.toBeInTheDocument();
  });

  it('ends the reply that is being written, whose words do not come back', async () => {
    const user = await openTalk();
    await user.type(input(), 'Tell me a story{Enter}');
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Once', at: 0 });
    await screen.findByText('Once');
    await clear(user);
    await waitFor(() => expect(bubbles()).toHaveLength(0));
    chat.stream.send('delta', { text: ' upon a time', at: 4 });
    chat.stream.end();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(bubbles()).toHaveLength(0);
  });
});

describe('deleting one message', () => {
  it('[R-KEEP-11] is done on the server before the page says so, and keeps the other messages', async () => {
    const user = await openTalk();
    await deleteNumber(1, user);
    expect(await screen.findByText('Message deleted.')).toBeVisible();
    expect(deletes().map(({ url }) => url.searchParams.get('id'))).toEqual([expect.stringMatching(/^eq\.4/)]);
    await waitFor(() => expect(bubbles()).toHaveLength(3));
    expect(screen.queryByText('Hi there')).not.toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveFocus();
  });

  it('can be undone and is in its place again', async () => {
    const user = await openTalk();
    const id = chat.backend.tables.messages?.[2]?.id;
    await deleteNumber(1, user);
    await waitFor(() => expect(bubbles()).toHaveLength(3));
    await user.click(await undo());
    await waitFor(() => expect(bubbles()[1]).toHaveTextContent('Hi there'));
    expect(restores()).toEqual([{ id }]);
  });

  it('removes the first message of a chat too', async () => {
    const user = await openTalk();
    await deleteNumber(0, user);
    await waitFor(() => expect(bubbles()).toHaveLength(3));
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('keeps the message and says so when the server refuses', async () => {
    const user = await openTalk();
    chat.backend.table('DELETE', 'messages', () =>
      Response.json({ message: 'no', code: '42501' }, { status: 403 }),
    );
    await deleteNumber(1, user);
    expect(await screen.findByText('Failed to delete messages (RLS).')).toBeVisible();
    expect(screen.getByText('Hi there')).toBeVisible();
    expect(screen.queryByText('Message deleted.')).not.toBeInTheDocument();
  });

  it('leaves one quiet line, without actions, in the place of a version that others stand beside', async () => {
    const user = await openTalk();
    const rows = chat.backend.tables.messages ?? [];
    chat.backend.table('DELETE', 'messages', () => {
      const gone: Row = { is_deleted: true, message_text: null, version: 2, versions: 2, previous_id: runId };
      chat.backend.tables.messages = rows.map((row, index) => (index === 2 ? { ...row, ...gone } : row));
      return new Response(null, { status: 204 });
    });
    await deleteNumber(1, user);
    const line = await screen.findByText('You deleted this version.');
    const place = within(line.closest('article') as HTMLElement);
    expect(await place.findByRole('button', { name: 'Previous version' })).toBeVisible();
    expect(place.queryByRole('button', { name: 'Delete message' })).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(4);
  });
});
