import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { timings } from '#lib/timings.ts';
import { EventStream } from '../support/event-stream.ts';
import { openPage, signInAs } from '../support/open-page.tsx';
import { usage, userId } from '../support/people.ts';
import { write } from '../support/person.ts';
import { begun, bubbles, ChatTest, done, failure, input } from './chat-test.ts';

const chat = new ChatTest();

describe('sending a message', () => {
  it('shows the message at once and the reply as its words arrive, without doubling it at the end', async () => {
    await chat.say('Hello');
    expect(chat.sends()[0]?.headers.get('Accept')).toBe('text/event-stream');
    expect(chat.sends()[0]?.body).toEqual({
      companionId: 'suki',
      text: 'Hello',
      messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(bubbles()[0]).toHaveTextContent('Hello');
    expect(input()).toHaveValue('');

    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good ', at: 0 });
    expect(await screen.findByText('Good')).toBeVisible();
    chat.stream.send('delta', { text: 'evening.', at: 5 });
    expect(await screen.findByText('Good evening.')).toBeVisible();
    expect(bubbles()).toHaveLength(2);

    chat.storeTurn('Hello', 'Good evening.');
    const reads = chat.reads().length;
    chat.stream.send('done', done('Good evening.'));
    chat.stream.end();
    await waitFor(() => expect(chat.reads().length).toBeGreaterThan(reads));
    await waitFor(() => expect(screen.queryByText('Suki is typing')).not.toBeInTheDocument());
    expect(bubbles()).toHaveLength(2);
    expect(bubbles()[1]).toHaveTextContent('Good evening.');
  });

  it('is announced to screen readers sentence by sentence, each once', async () => {
    await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good evening. How are', at: 0 });
    const live = () =>
      [...document.querySelectorAll('[aria-live="polite"] p')].map((line) => line.textContent);
    await waitFor(() => expect(live()).toEqual(['Good evening.']));
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    chat.stream.send('done', done('Good evening. How are you?'));
    await waitFor(() => expect(live()).toEqual(['Good evening.', 'How are you?']));
  });

  it('[R-CHAT-08] sends with Enter and with the button, makes a new line with Shift+Enter, sends nothing blank', async () => {
    const { user } = await chat.open();
    await user.type(input(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(bubbles()).toHaveLength(0);
    await user.clear(input());
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(bubbles()).toHaveLength(0);
    await user.type(input(), '{Enter}');
    await waitFor(() => expect(chat.sends()[0]?.body).toMatchObject({ text: 'one\ntwo' }));
    chat.stream.send('error', failure);
    chat.stream.end();
    await screen.findByRole('button', { name: 'Retry' });
    chat.stream = new EventStream();
    write(input(), 'three');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(chat.sends()[1]?.body).toMatchObject({ text: 'three' }));
  });

  it('does not send with the Enter that ends a composition', async () => {
    await chat.open();
    write(input(), 'にほん');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(input()).toHaveValue('にほん');
    expect(bubbles()).toHaveLength(0);
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
  });

  it('[R-CHAT-07] takes 500 characters and counts them', async () => {
    const { user } = await chat.open();
    await user.click(input());
    await user.paste('x'.repeat(600));
    expect(input()).toHaveValue('x'.repeat(500));
    expect(screen.getByText('500/500')).toBeVisible();
    fireEvent.change(input(), { target: { value: 'y'.repeat(700) } });
    expect(input()).toHaveValue('y'.repeat(500));
    await user.clear(input());
    expect(screen.getByText('0/500')).toBeVisible();
  });

  it('[R-CHAT-11] sends nothing while a reply is awaited, and keeps the text typed meanwhile', async () => {
    const { user } = await chat.say('Hello');
    await user.type(input(), 'And you?{Enter}');
    expect(input()).toHaveValue('And you?');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Hi', at: 0 });
    await screen.findByText('Hi');
    await user.type(input(), '{Enter}');
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(chat.sends()).toHaveLength(1);
    chat.stream.send('done', done('Hi'));
    chat.stream.end();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
  });

  it('[R-CHAT-06] shows the typing indicator until 30 s after the last received text', async () => {
    await chat.open();
    vi.useFakeTimers();
    fireEvent.change(input(), { target: { value: 'Hello' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(screen.getByText('Suki is typing')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(timings.fetchSilence - 1));
    chat.stream.send('turn', begun);
    await act(() => vi.advanceTimersByTimeAsync(timings.typingForgotten - timings.fetchSilence));
    expect(screen.getByText('Suki is typing')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Suki is typing')).not.toBeInTheDocument();
  });

  it('keeps an unsent text after a reload, for the person who typed it', async () => {
    const { user } = await chat.open();
    write(input(), 'half a thou');
    expect(JSON.parse(localStorage.getItem('chat_draft_suki') ?? '')).toMatchObject({ text: 'half a thou' });
    await user.type(input(), 'ght{Enter}');
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(localStorage.getItem('chat_draft_suki')).toContain('half a thought');
    chat.stream.send('turn', begun);
    await waitFor(() => expect(localStorage.getItem('chat_draft_suki')).toBeNull());
  });
});

describe('the count of remaining messages', () => {
  const utcDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const copyOf = (daysAgo: number, remaining: number) =>
    sessionStorage.setItem(
      storageKeys.remaining(utcDay(daysAgo)),
      JSON.stringify({ userId, usage: usage({ remaining }) }),
    );
  const neverAnswers = () => chat.backend.endpoint('chat-usage', () => new Promise<Response>(() => {}));

  it('[R-CACHE-07] is kept for the UTC day', async () => {
    await chat.open();
    const kept = () => JSON.parse(sessionStorage.getItem(storageKeys.remaining(utcDay(0))) ?? 'null');
    await waitFor(() => expect(kept()?.usage).toEqual(usage({})));
  });

  it('[R-CACHE-07] is shown before the server has responded', async () => {
    neverAnswers();
    copyOf(0, 9);
    openPage('/chat?companionId=suki');
    expect(await screen.findByText('Remaining: 9')).toBeVisible();
  });

  it('[R-CACHE-07] is not that of another day', async () => {
    neverAnswers();
    copyOf(1, 3);
    openPage('/chat?companionId=suki');
    await screen.findByRole('log');
    expect(screen.queryByText(/^Remaining: \d/)).not.toBeInTheDocument();
  });

  it('[R-CACHE-07] is each person’s own, whoever uses the tab after whom', async () => {
    neverAnswers();
    copyOf(0, 9);
    openPage('/chat?companionId=suki');
    expect(await screen.findByText('Remaining: 9')).toBeVisible();
    signInAs('somebody-else');
    expect(await screen.findByText('Remaining: …')).toBeVisible();
    signInAs(userId);
    expect(await screen.findByText('Remaining: 9')).toBeVisible();
  });
});
