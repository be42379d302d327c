import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { log } from '#lib/log.ts';
import { refused } from '../support/fake-backend.ts';
import { write } from '../support/person.ts';
import { begun, bubbles, ChatTest, input } from './chat-test.ts';

const chat = new ChatTest();

describe('a message that could not be sent', () => {
  it.each([
    [
      'the server’s words',
      () => refused(502, 'model_timeout', 'The reply took too long. Try again.'),
      'The reply took too long. Try again.',
    ],
    [
      'Chat API error where there is nothing but a status',
      () => new Response('', { status: 500 }),
      'Chat API error',
    ],
    [
      'the usual words without a connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Failed. Try again.',
    ],
  ])('[R-CHAT-12] says Error: and %s', async (_, answer, text) => {
    chat.backend.endpoint('chat-send', answer);
    await chat.say('Hello');
    expect(await screen.findByText(`Error: ${text}`)).toBeVisible();
  });

  it('[R-FLAG-03] writes no text of a message to the log', async () => {
    chat.backend.endpoint('chat-send', () => refused(502, 'model_failed', 'Failed. Try again.'));
    await chat.say('My secret garden');
    expect(await screen.findByText('Error: Failed. Try again.')).toBeVisible();
    expect(JSON.stringify(log.entries())).not.toContain('secret');
    expect(log.entries()).not.toHaveLength(0);
  });

  it('is sent again with the same message id, so that it is one message', async () => {
    chat.backend.endpoint('chat-send', () => refused(502, 'model_failed', 'Failed. Try again.'));
    const { user } = await chat.say('Hello');
    await screen.findByText('Error: Failed. Try again.');
    chat.backend.endpoint('chat-send', () => chat.stream.response);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    expect(chat.sends()[1]?.body).toEqual(chat.sends()[0]?.body);
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Hi', at: 0 });
    expect(await screen.findByText('Hi')).toBeVisible();
    expect(screen.queryByText('Error: Failed. Try again.')).not.toBeInTheDocument();
    expect(bubbles()).toHaveLength(2);
  });

  it('keeps text that was typed meanwhile when it is sent again', async () => {
    chat.backend.endpoint('chat-send', () => refused(502, 'model_failed', 'Failed. Try again.'));
    const { user } = await chat.say('Hello');
    await screen.findByText('Error: Failed. Try again.');
    chat.backend.endpoint('chat-send', () => chat.stream.response);
    write(input(), 'Are you there?');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Hi', at: 0 });
    await screen.findByText('Hi');
    expect(input()).toHaveValue('Are you there?');
    expect(localStorage.getItem('chat_draft_suki')).toContain('Are you there?');
  });

  it('returns to the composer when the server does not take it', async () => {
    const detail = 'Please tell us your date of birth first. You must be at least 18.';
    chat.backend.endpoint('chat-send', () => refused(403, 'age_required', detail));
    await chat.say('Hello');
    expect(await screen.findByText(`Error: ${detail}`)).toBeVisible();
    expect(input()).toHaveValue('Hello');
    expect(bubbles()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('returns before text that was typed meanwhile, so that no word is lost', async () => {
    let refuse = (_: Response) => {};
    chat.backend.endpoint('chat-send', () => new Promise((resolve) => (refuse = resolve)));
    await chat.say('Hello');
    write(input(), 'Anybody?');
    refuse(refused(400, 'content_refused', 'Not like this.'));
    expect(await screen.findByText('Error: Not like this.')).toBeVisible();
    expect(input()).toHaveValue('Hello\nAnybody?');
  });
});
