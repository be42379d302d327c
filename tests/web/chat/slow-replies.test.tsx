// @module-tag long
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '#lib/timings.ts';
import { begun, ChatTest, done, input } from './chat-test.ts';

const chat = new ChatTest();
const standInText = "Suki's usual model did not answer. maker/other is standing in for this reply.";
const warmingUpText = 'The model on your computer is warming up. The first reply can take a minute.';
const inLog = () => within(screen.getByRole('log'));
const standIn = { model: 'maker/other', provider: 'openai' };

describe('a reply that a stand-in writes', () => {
  it('[R-COST-04] says so before its first word, below it, and once it is stored', async () => {
    await chat.say('Hello');
    chat.stream.send('turn', begun);
    expect(await screen.findByText('Suki is typing')).toBeInTheDocument();
    expect(inLog().queryByText(standInText)).not.toBeInTheDocument();
    chat.stream.send('turn', { ...begun, standIn });
    expect(await inLog().findByText(standInText)).toBeVisible();
    expect(screen.getByText('Suki is typing')).toBeInTheDocument();

    chat.stream.send('delta', { text: 'Good evening.', at: 0 });
    const reply = within(await screen.findByRole('article', { name: /^Suki, / }));
    expect(reply.getByText('Good evening.')).toBeVisible();
    expect(reply.getByText(standInText)).toBeVisible();
    expect(inLog().getAllByText(standInText)).toHaveLength(1);

    chat.storeTurn('Hello', 'Good evening.');
    Object.assign(chat.backend.tables.messages?.[0] ?? {}, { answered_by: 'maker/other' });
    chat.stream.send('done', done('Good evening.'));
    chat.stream.end();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
    expect(inLog().getAllByText(standInText)).toHaveLength(1);
  });

  it('[R-COST-04] is announced, unlike one of the usual model', async () => {
    await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Hm.', at: 0 });
    expect(await screen.findByRole('article', { name: /^Suki, / })).toBeVisible();
    expect(screen.queryByText(standInText)).not.toBeInTheDocument();
    chat.stream.send('turn', { ...begun, standIn });
    await waitFor(() => expect(screen.getAllByText(standInText)).toHaveLength(2));
  });
});

describe('a model that has to be loaded first', () => {
  it('[R-COST-06] says so at the typing indicator until the first word', async () => {
    await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('wait', { reason: 'warming_up' });
    expect(await inLog().findByText(warmingUpText)).toBeVisible();
    chat.stream.send('delta', { text: 'Good evening.', at: 0 });
    expect(await inLog().findByText('Good evening.')).toBeVisible();
    expect(screen.queryByText(warmingUpText)).not.toBeInTheDocument();
  });

  it('[R-COST-06] is waited for as long as the server says that words are to come', async () => {
    await chat.open();
    vi.useFakeTimers();
    fireEvent.change(input(), { target: { value: 'Hello' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    chat.stream.send('turn', begun);
    for (let seconds = 0; seconds < 60; seconds += 10) {
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      chat.stream.send('wait', { reason: 'warming_up' });
      await act(() => vi.advanceTimersByTimeAsync(0));
    }
    expect(inLog().getByText(warmingUpText)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(timings.fetchSilence - 1));
    expect(screen.getByText('Suki is typing')).toBeInTheDocument();
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
  });

  it('[R-COST-06] is not said of a reply that is being thought over', async () => {
    await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('wait', { reason: 'reasoning' });
    chat.stream.send('delta', { text: 'Hm', at: 0 });
    expect(await inLog().findByText('Hm')).toBeVisible();
    expect(screen.queryByText(warmingUpText)).not.toBeInTheDocument();
  });
});
