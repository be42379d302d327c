import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { timings } from '#lib/timings.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { refused } from '../support/fake-backend.ts';
import { chatHealth, chatSession, usage, userId, userRow } from '../support/people.ts';
import { write } from '../support/person.ts';
import { ChatTest, input } from './chat-test.ts';

const chat = new ChatTest();
const checks = () => chat.backend.calls('GET', 'chat-health');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
});

describe('the connection to the server', () => {
  it('[R-CHAT-28] shows ‘Reconnecting’ until the server responds', async () => {
    chat.backend.endpoint('chat-health', () => refused(500, 'internal', 'No.'));
    await chat.open();
    expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument();
    await pass(timings.healthCheck * 1.1);
    expect(await screen.findByText('Reconnecting…')).toBeVisible();
    expect(Object.fromEntries(checks()[0]?.url.searchParams ?? [])).toEqual({
      chatId: chatSession({}).chatId,
      r: 'timer',
    });
    chat.backend.endpoint('chat-health', () => Response.json(chatHealth({})));
    await pass(timings.healthCheck * 0.7);
    await waitFor(() => expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument());
  });

  it('[R-CHAT-27] is checked when the tab becomes visible and when the browser is online again', async () => {
    chat.backend.endpoint('chat-health', () => Response.json(chatHealth({})));
    await chat.open();
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await pass(timings.healthAfterVisible + 50);
    await waitFor(() => expect(checks().at(-1)?.url.searchParams.get('r')).toBe('visible'));
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(timings.healthAfterOnline + 50);
    await waitFor(() => expect(checks().at(-1)?.url.searchParams.get('r')).toBe('online'));
  });

  it('[R-CHAT-27] opens the chat again when the server does not know it', async () => {
    await chat.open();
    const before = chat.backend.calls('POST', 'chat-ensure').length;
    chat.backend.endpoint('chat-health', () => refused(404, 'not_found', 'No.'));
    await pass(timings.healthCheck * 1.1);
    await waitFor(() => expect(chat.backend.calls('POST', 'chat-ensure')).toHaveLength(before + 1));
  });

  it('closes the composer for a blocked person and keeps the typed text', async () => {
    const { user } = await chat.open();
    write(input(), 'Hello');
    const text = 'Your account is blocked. Please contact support.';
    chat.backend.endpoint('chat-health', () => refused(403, 'blocked', text));
    await pass(timings.healthCheck * 1.1);
    expect(await screen.findByText(text)).toBeVisible();
    await user.type(input(), '{Enter}');
    expect(chat.sends()).toHaveLength(0);
    expect(input()).toHaveValue('Hello');
  });
});

describe('a downgrade while the chat is open', () => {
  const toast = 'Plan downgraded – chat will auto-expire unless saved';

  async function downgrade() {
    chat.backend.tables.users = [userRow({ subscription_tier: 'premium' })];
    await chat.open();
    await screen.findByRole('button', { name: 'Add Suki to favorites' });
    chat.backend.tables.users = [userRow({ subscription_tier: 'basic' })];
    chat.backend.endpoint('chat-usage', () => Response.json({ success: true, ...usage({ tier: 'basic' }) }));
    await act(() => queryClient.invalidateQueries(currentUserQuery(userId)));
  }

  it('[R-CHAT-30] is announced, and a chat that is no longer saved on the server is not shown as saved', async () => {
    const expiresAt = new Date(Date.now() + 300_000).toISOString();
    chat.backend.endpoint('chat-health', () => Response.json(chatHealth({ isSaved: false, expiresAt })));
    await downgrade();
    expect(await screen.findByText(toast)).toBeVisible();
    expect(await screen.findByRole('timer')).toHaveTextContent(/^0[45]:\d\d left$/);
    expect(checks()[0]?.url.searchParams.get('r')).toBe('downgrade');
  });

  it('[R-CHAT-31] counts the plan’s fallback down when no expiry comes and the chat cannot be activated', async () => {
    chat.backend.endpoint('chat-health', () => Response.json(chatHealth({ isSaved: false })));
    chat.backend.endpoint('chat-activate', () => refused(500, 'internal', 'No.'));
    await downgrade();
    await pass(timings.activateWithoutExpiry + 50);
    await waitFor(() => expect(chat.backend.calls('POST', 'chat-activate')).toHaveLength(1));
    expect(await screen.findByRole('timer')).toHaveTextContent(/^1[01]:\d\d left$/);
  });

  it('does not announce an upgrade', async () => {
    chat.backend.tables.users = [userRow({ subscription_tier: 'basic' })];
    await chat.open();
    chat.backend.tables.users = [userRow({ subscription_tier: 'premium' })];
    await act(() => queryClient.invalidateQueries(currentUserQuery(userId)));
    await pass(timings.activateWithoutExpiry + 50);
    expect(screen.queryByText(toast)).not.toBeInTheDocument();
    expect(checks()).toHaveLength(0);
  });
});
