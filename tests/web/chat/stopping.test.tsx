import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { refused } from '../support/fake-backend.ts';
import { begun, bubbles, ChatTest, done, turnId } from './chat-test.ts';

const chat = new ChatTest();
const stop = () => screen.getByRole('button', { name: 'Stop' });
const stops = () => chat.backend.calls('POST', 'chat-stop');
const stopped = () => Response.json({ success: true, status: 'stopped', message: 'Good ', replyId: null });

describe('a reply that the reader stops', () => {
  it('[R-TURN-20] is stopped with the button in place of Send and keeps its words so far', async () => {
    chat.backend.endpoint('chat-stop', stopped);
    const { user } = await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await user.click(stop());
    await user.click(stop());
    expect(stops().map(({ body }) => body)).toEqual([{ turnId }]);
    chat.storeTurn('Hello', 'Good ');
    chat.stream.send('done', { ...done('Good '), status: 'stopped' });
    chat.stream.end();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(bubbles()).toHaveLength(2);
  });

  it('is stopped as soon as it begins when it was stopped before', async () => {
    chat.backend.endpoint('chat-stop', stopped);
    const { user } = await chat.say('Hello');
    await user.click(stop());
    expect(stops()).toHaveLength(0);
    chat.stream.send('turn', begun);
    await waitFor(() => expect(stops()).toHaveLength(1));
  });

  it('continues and can be stopped again when the stop was refused', async () => {
    chat.backend.endpoint('chat-stop', () => refused(500, 'internal', 'No.'));
    const { user } = await chat.say('Hello');
    chat.stream.send('turn', begun);
    await screen.findByText('Remaining: 11');
    await user.click(stop());
    expect(await screen.findByText('The reply could not be stopped. Please try again.')).toBeVisible();
    await user.click(stop());
    await waitFor(() => expect(stops()).toHaveLength(2));
  });

  it('[R-CHAT-15] can be stopped again when the stop hangs for 5 s', async () => {
    chat.backend.endpoint('chat-stop', () => new Promise<Response>(() => {}));
    const { user } = await chat.say('Hello');
    chat.stream.send('turn', begun);
    await screen.findByText('Remaining: 11');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.click(stop());
    // Half of it only, because the clock also moves while a busy machine works.
    await act(() => vi.advanceTimersByTimeAsync(timings.mutationStuck / 2));
    await user.click(stop());
    expect(stops()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(timings.mutationStuck / 2));
    await user.click(stop());
    await waitFor(() => expect(stops()).toHaveLength(2));
  });
});
