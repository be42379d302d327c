// @module-tag long
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { sessionOf } from '../../../web/src/features/chat/chat-session.ts';
import { EventStream } from '../support/event-stream.ts';
import { begun, bubbles, ChatTest, done } from './chat-test.ts';

const chat = new ChatTest();

/** The stream is read while the clock stands still. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isSo(); turn++) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  }
  expect(isSo()).toBe(true);
}

/** One more piece of the reply comes, at the moment the clock shows. */
async function receive(text: string): Promise<void> {
  const at = sessionOf('suki').reply.length;
  chat.stream.send('delta', { text, at });
  await until(() => sessionOf('suki').reply.length === at + text.length);
}

/** The clock stands still from before the first piece, `One `. */
async function beginReply(): Promise<void> {
  await chat.say('Hello');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  chat.stream.send('turn', begun);
  await receive('One ');
}

describe('a reply that arrives in many small pieces', () => {
  it('shows its first words at once and draws the pieces that follow quickly together', async () => {
    await beginReply();
    expect(bubbles()[1]).toHaveTextContent(/One /);
    await receive('two ');
    await receive('three ');
    expect(bubbles()[1]).not.toHaveTextContent(/two/);
    act(() => vi.advanceTimersByTime(timings.replyPace));
    expect(bubbles()[1]).toHaveTextContent(/One two three /);
    await receive('four ');
    expect(bubbles()[1]).not.toHaveTextContent(/four/);
    act(() => vi.advanceTimersByTime(timings.replyPace));
    expect(bubbles()[1]).toHaveTextContent(/One two three four /);
    act(() => vi.advanceTimersByTime(timings.replyPace));
    await receive('five ');
    expect(bubbles()[1]).toHaveTextContent(/One two three four five /);
  });

  it('is complete at its end, however soon it ends', async () => {
    await beginReply();
    await receive('two ');
    expect(bubbles()[1]).not.toHaveTextContent(/two/);
    chat.storeTurn('Hello', 'One two three.');
    chat.stream.send('done', done('One two three.'));
    await until(() => bubbles()[1]?.textContent.startsWith('One two three.') === true);
  });

  it('keeps words that were not drawn yet when the connection breaks', async () => {
    chat.backend.endpoint('chat-turn', () => new EventStream().response);
    const joined = () => chat.backend.calls('GET', 'chat-turn');
    await beginReply();
    await receive('two ');
    expect(bubbles()[1]).not.toHaveTextContent(/two/);
    chat.stream.break();
    await until(() => joined().length === 1);
    expect(joined()[0]?.url.searchParams.get('from')).toBe(String('One two '.length));
    expect(bubbles()[1]).toHaveTextContent(/One /);
    act(() => vi.advanceTimersByTime(timings.replyPace));
    expect(bubbles()[1]).toHaveTextContent(/One two /);
  });

  it('can be copied while it is being written', async () => {
    const copies = () => screen.queryAllByRole('button', { name: 'Copy message' });
    const { user } = await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    await waitFor(() => expect(copies()).toHaveLength(2));
    await user.click(copies()[1] as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe('Good ');
  });
});
