import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { refused } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import { userId } from '../support/people.ts';
import { begun, bubbles, ChatTest, done, input } from './chat-test.ts';

const chat = new ChatTest();

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => {
  window.dispatchEvent(new Event('online')); // the query library remembers what it was told last
});

const messageId = '20000000-0000-4000-8000-000000000009';

/** What another page of this browser has left behind. */
function letWait(values: object): void {
  const key = storageKeys.waitingMessages;
  const message = {
    userId,
    companionId: 'suki',
    messageId,
    text: 'Are you there?',
    at: '2026-11-21T10:00:00Z',
  };
  localStorage.setItem(key, JSON.stringify([{ ...message, ...values }]));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

describe('a message written without a connection', () => {
  it('is shown as waiting and sent once when the connection is back', async () => {
    const { user } = await chat.open();
    setOnline(false);
    expect(screen.getByText(/^You're offline\./)).toBeVisible();
    await user.type(input(), 'Are you there?{Enter}');
    expect(await screen.findByText('Waiting for a connection')).toBeVisible();
    expect(input()).toHaveValue('');
    expect(chat.sends()).toHaveLength(0);

    setOnline(true);
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(screen.queryByText('Waiting for a connection')).not.toBeInTheDocument();
    expect(screen.queryByText(/^You're offline\./)).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(1);
    chat.stream.send('turn', begun);
    await waitFor(() => expect(localStorage.getItem(storageKeys.waitingMessages)).toBe('[]'));
    chat.storeTurn('Are you there?', 'Here I am.');
    chat.stream.send('done', done('Here I am.'));
    chat.stream.end();
    await waitFor(() => expect(bubbles()).toHaveLength(2));
    setOnline(false);
    setOnline(true);
    expect(chat.sends()).toHaveLength(1);
  });

  it('can be taken back into the composer', async () => {
    const { user } = await chat.open();
    setOnline(false);
    await user.type(input(), 'Are you there?{Enter}');
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(input()).toHaveValue('Are you there?');
    setOnline(true);
    expect(chat.sends()).toHaveLength(0);
  });

  it('is sent before any other message', async () => {
    const { user } = await chat.open();
    setOnline(false);
    await user.type(input(), 'Are you there?{Enter}');
    await user.type(input(), 'Hello?{Enter}');
    expect(input()).toHaveValue('Hello?');
    expect(screen.getAllByText('Waiting for a connection')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(input()).toHaveValue('Are you there?\nHello?');
  });

  it('is shown and can be taken back when the connection was lost before the conversation was loaded', async () => {
    chat.backend.table('POST', 'rpc/read_messages', () => new Promise<Response>(() => {}));
    const { user } = openPage('/chat?companionId=suki');
    await screen.findByText(/^Remaining: \d/);
    expect(screen.getByRole('status', { name: 'Loading your conversation' })).toBeVisible();
    setOnline(false);
    await user.type(input(), 'Are you there?{Enter}');
    expect(screen.getByText('Waiting for a connection')).toBeVisible();
    expect(bubbles()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(input()).toHaveValue('Are you there?');
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
  });

  it('waits as well when the connection was lost while it was being sent', async () => {
    chat.backend.endpoint('chat-send', () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await chat.say('Hello');
    expect(await screen.findByText('Waiting for a connection')).toBeVisible();
    chat.backend.endpoint('chat-send', () => chat.stream.response);
    setOnline(true);
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    expect(chat.sends()[1]?.body).toEqual(chat.sends()[0]?.body);
  });

  it('is sent by another page of the browser with the id it was given', async () => {
    letWait({});
    await chat.open();
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(chat.sends()[0]?.body).toEqual({ companionId: 'suki', messageId, text: 'Are you there?' });
  });

  it('is neither sent nor seen by another person on this computer', async () => {
    letWait({ userId: 'somebody else' });
    await chat.open();
    expect(bubbles()).toHaveLength(0);
    expect(chat.sends()).toHaveLength(0);
  });

  it('returns to the composer when the server does not take it', async () => {
    chat.backend.endpoint('chat-send', () => refused(400, 'content_refused', 'Not like this.'));
    letWait({});
    await chat.open();
    expect(await screen.findByText('Error: Not like this.')).toBeVisible();
    expect(input()).toHaveValue('Are you there?');
    expect(screen.queryByText('Waiting for a connection')).not.toBeInTheDocument();
  });
});
