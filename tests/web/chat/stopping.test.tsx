import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { EventStream } from '../support/event-stream.ts';
import { refused } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { begun, bubbles, ChatTest, done, input, turnId } from './chat-test.ts';

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

describe('a reply that is written again', () => {
  const firstTurn = '10000000-0000-4000-8000-00000000000a';
  const messageIds = () => chat.sends().map(({ body }) => (body as Row).messageId);
  const regenerate = () => screen.findByRole('button', { name: /^Write a new reply/ });

  async function openAnswered() {
    await chat.say('Hello');
    chat.stream.send('turn', { ...begun, turnId: firstTurn });
    chat.storeTurn('Hello', 'Good evening.', firstTurn);
    chat.stream.send('done', done('Good evening.'));
    chat.stream.end();
    await regenerate();
    chat.stream = new EventStream();
  }

  it('is a turn of its own that names the reply it replaces, which is hidden meanwhile', async () => {
    await openAnswered();
    act(() => screen.getByRole('button', { name: /^Write a new reply/ }).click());
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    expect(chat.sends()[1]?.body).toEqual({
      companionId: 'suki',
      text: 'Hello',
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      replaces: firstTurn,
    });
    expect(chat.sends()[1]?.body).not.toMatchObject({ messageId: messageIds()[0] });
    expect(bubbles()).toHaveLength(1);
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Oh, hello!', at: 0 });
    expect(await screen.findByText('Oh, hello!')).toBeVisible();
    expect(screen.queryByText('Good evening.')).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(2);
    chat.storeTurn('Hello', 'Oh, hello!');
    chat.stream.send('done', done('Oh, hello!'));
    chat.stream.end();
    await regenerate();
    expect(bubbles()).toHaveLength(2);
  });

  it('shows the old reply again when the new one fails, and leaves the composer empty', async () => {
    await openAnswered();
    chat.backend.endpoint('chat-send', () => refused(502, 'model_failed', 'Failed. Try again.'));
    act(() => screen.getByRole('button', { name: /^Write a new reply/ }).click());
    expect(await screen.findByText('Error: Failed. Try again.')).toBeVisible();
    expect(screen.getByText('Good evening.')).toBeVisible();
    expect(bubbles()).toHaveLength(2);
    expect(input()).toHaveValue('');
  });

  it('shows the old reply again when help lines replace the new one', async () => {
    await openAnswered();
    act(() => screen.getByRole('button', { name: /^Write a new reply/ }).click());
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    chat.stream.send('turn', begun);
    chat.stream.send('wait', { reason: 'reasoning' });
    chat.stream.send('delta', { text: 'Oh, hello!', at: 0 });
    expect(await screen.findByText('Oh, hello!')).toBeVisible();
    const lines = [{ name: 'Samaritans', contact: '116 123', url: 'https://www.samaritans.org/' }];
    chat.stream.send('safety', { safety: { topic: 'suicide', country: 'GB', lines }, remaining: 12 });
    chat.stream.end();
    expect(await screen.findByText('Samaritans')).toBeVisible();
    expect(screen.queryByText('Oh, hello!')).not.toBeInTheDocument();
    expect(screen.getByText('Good evening.')).toBeVisible();
    expect(bubbles()).toHaveLength(2);
  });
});
