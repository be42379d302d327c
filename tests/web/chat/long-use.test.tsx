import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { chatHealth, messageRow } from '../support/people.ts';
import { ChatTest } from './chat-test.ts';

const chat = new ChatTest();
const notices = () => screen.queryAllByText(/IS A COMPUTER PROGRAM AND NOT A HUMAN BEING/);
const hint = 'You have been chatting for an hour.';

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

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const setVisible = (visible: boolean) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');

describe('a long conversation', () => {
  it('[R-SAFE-04] shows the notice again after every 3 hours of use', async () => {
    await openForLong();
    expect(notices()).toHaveLength(1);
    await pass(timings.programNotice - 2 * timings.useTick);
    expect(notices()).toHaveLength(1);
    await pass(2 * timings.useTick);
    expect(notices()).toHaveLength(2);
    await pass(timings.programNotice);
    expect(notices()).toHaveLength(3);
  });

  it('[R-SAFE-04] counts only the time in which the page is visible', async () => {
    await openForLong();
    setVisible(false);
    await pass(timings.programNotice);
    expect(notices()).toHaveLength(1);
    setVisible(true);
    await pass(timings.programNotice);
    expect(notices()).toHaveLength(2);
  });

  it('suggests a break after every hour of use, until it is dismissed', async () => {
    const { user } = await openForLong();
    await pass(timings.breakSuggestion - 2 * timings.useTick);
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    await pass(2 * timings.useTick);
    expect(screen.getByText(hint)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Thanks' }));
    await waitFor(() => expect(screen.queryByText(hint)).not.toBeInTheDocument());
    await pass(timings.breakSuggestion);
    expect(screen.getByText(hint)).toBeVisible();
  });
});
