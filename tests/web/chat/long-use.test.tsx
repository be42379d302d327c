// @module-tag long
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { timings } from '#lib/timings.ts';
import { signOut } from '../support/open-page.tsx';
import { chatHealth, messageRow } from '../support/people.ts';
import { ChatTest } from './chat-test.ts';

const SECOND = 1000;
const chat = new ChatTest();
const notices = () => screen.queryAllByText(/IS A COMPUTER PROGRAM AND NOT A HUMAN BEING/);
const hint = "You've been chatting for an hour.";

/** What the list shows, from top to bottom: the words of messages, and where a notice stands. */
const shown = () =>
  Array.from(
    screen.getByRole('log').querySelectorAll('article, [aria-label="About this companion"]'),
    (item) => (item.matches('article') ? item.querySelector('p')?.textContent : 'notice'),
  );

/** Opens a chat in which something was said, on a clock the test moves. */
async function openForLong() {
  chat.backend.endpoint('chat-health', () => Response.json(chatHealth({})));
  chat.backend.tables.messages = [messageRow({ message_text: 'Hello' })];
  // Of the clocks only the one that counts the minutes: hours of attempts to reach a server would take minutes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const page = await chat.open();
  await screen.findByText('Hello');
  return page;
}

/** Somebody says something on another device. */
async function receive(message_text: string): Promise<void> {
  chat.backend.tables.messages = [messageRow({ message_text }), ...(chat.backend.tables.messages ?? [])];
  await act(() => queryClient.invalidateQueries({ queryKey: ['messages'] }));
  await screen.findByText(message_text);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const setVisible = (visible: boolean) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');

/** The reader comes back to the page after this time. */
function returnAfter(milliseconds: number): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

describe('a long conversation', () => {
  it('[R-SAFE-04] [R-FIRST-05] shows the notice again after every 3 hours of use, below what was said', async () => {
    await openForLong();
    expect(notices()).toHaveLength(1);
    await receive('How are you?');
    await pass(timings.programNotice - 2 * timings.useTick);
    expect(notices()).toHaveLength(1);
    await pass(2 * timings.useTick);
    expect(notices()).toHaveLength(2);
    await receive('Still here?');
    await pass(timings.programNotice);
    expect(shown()).toEqual(['Hello', 'notice', 'How are you?', 'notice', 'Still here?', 'notice']);
  });

  it('[R-SAFE-04] counts only the time in which the page is visible', async () => {
    await openForLong();
    await receive('How are you?');
    setVisible(false);
    await pass(timings.programNotice);
    expect(notices()).toHaveLength(1);
    setVisible(true);
    await pass(timings.programNotice);
    expect(notices()).toHaveLength(2);
  });

  it('[R-SAFE-04] counts nothing more once the person has logged out', async () => {
    await openForLong();
    const stored = () => localStorage.getItem(storageKeys.interaction('suki'));
    await pass(timings.useTick);
    const before = stored();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + SECOND);
    await act(signOut);
    expect(stored()).toBe(before);
    expect(before).toContain('"used":60000');
  });

  it('suggests a break after every hour of use, until it is dismissed', async () => {
    const { user } = await openForLong();
    await pass(timings.breakSuggestion - 2 * timings.useTick);
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    await pass(2 * timings.useTick);
    expect(screen.getByText(hint)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep chatting' }));
    await waitFor(() => expect(screen.queryByText(hint)).not.toBeInTheDocument());
    await pass(timings.breakSuggestion);
    expect(screen.getByText(hint)).toBeVisible();
  });
});

describe('the AI notice', () => {
  it('[R-FIRST-05] stands where it was when the chat is opened again, and below the last message after 30 minutes away', async () => {
    await openForLong();
    await receive('How are you?');
    expect(shown()).toEqual(['Hello', 'notice', 'How are you?']);
    cleanup();
    await chat.open();
    await screen.findByText('How are you?');
    expect(shown()).toEqual(['Hello', 'notice', 'How are you?']);

    returnAfter(timings.away - timings.useTick);
    expect(notices()).toHaveLength(1);
    returnAfter(timings.away + timings.useTick);
    expect(shown()).toEqual(['Hello', 'notice', 'How are you?', 'notice']);
  });

  it('[R-FIRST-05] is each person’s own on a shared device', async () => {
    localStorage.setItem(
      storageKeys.interaction('suki'),
      JSON.stringify({ userId: 'somebody', usedAt: Date.now(), used: 0, notices: [] }),
    );
    await openForLong();
    expect(notices()).toHaveLength(1);
  });
});
